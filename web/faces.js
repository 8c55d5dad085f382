// Things that can be turned, such as a tile, show one of their faces.
// @ts-check

/** The face that is shown. */
let rotated = 0;

/** @returns {number} the face that is shown, counted round and round */
export const turned = () => rotated;

/** Shows one face of everything that can be turned.
 * @param {number} face counted round and round */
export function rotate(face) {
  rotated = face;
  for (const thing of document.querySelectorAll("[data-faces]")) {
    const faces = [...thing.children];
    const shown = ((face % faces.length) + faces.length) % faces.length;
    faces.forEach((one, index) => one.toggleAttribute("hidden", index !== shown));
  }
}
