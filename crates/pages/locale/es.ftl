## Entrar
sign-in = Entrar
sign-in-about = Con un nombre y una contraseña se te reconoce en cualquier dispositivo.
sign-in-along = { $count ->
    [one] La mesa de este navegador viene contigo y es tuya en todos los dispositivos.
   *[other] Las { $count } mesas de este navegador vienen contigo y son tuyas en todos los dispositivos.
} Donde ya estés en la misma mesa, los dos asientos son tuyos y ves lo que ambos pueden ver.
sign-in-name = Nombre
sign-in-password = Contraseña
sign-in-wrong = Nadie tiene aquí ese nombre con esa contraseña.
sign-in-lost = ¿Has perdido la contraseña?
sign-up = Conserva lo tuyo
sign-up-about = Date un nombre y una contraseña: todas las mesas de este navegador siguen siendo tuyas, también en otros dispositivos. No se pide nada más.
sign-up-do = Conservar
sign-up-password = Contraseña, al menos { $least } caracteres
sign-up-taken = Alguien tiene ya ese nombre. Elige otro, por favor.
sign-up-no-name = Elige un nombre visible de hasta 24 letras, sin la palabra para un bot.
sign-up-short = La contraseña necesita al menos { $least } caracteres.
recover = Contraseña perdida
recover-about = Uno de tus códigos de recuperación abre tu cuenta una vez. En los demás sitios se cierra tu sesión.
recover-code = Código de recuperación
recover-new = Contraseña nueva, al menos { $least } caracteres
recover-do = Poner la contraseña
recover-wrong = Nadie tiene aquí ese nombre con ese código de recuperación.

## Lo mío
me-title = Tú
me-signed-in = Has entrado como { $name }.
me-sign-out = Salir
me-sessions = Dónde has entrado
me-session-here = este navegador
me-session-unknown = un navegador
me-session-seen = { $days ->
    [0] usado hoy
    [1] usado ayer
   *[other] usado por última vez hace { $days } días
}
me-session-end = Terminar
me-tokens = Programas
me-tokens-about = Un programa con una clave tuya juega en tu nombre.
me-tokens-none = Ningún programa tiene una clave.
me-token-called = ¿Cómo se llama el programa?
me-token-make = Crear una clave
me-token-title = Una clave para { $name }
me-token-once = Solo se muestra esta vez. Quien la tenga juega en tu nombre hasta que la termines.
me-token-text = Clave
me-password = Cambiar la contraseña
me-password-about = En los demás sitios se cierra tu sesión, y terminan las claves de programas.
me-password-old = Tu contraseña
me-password-do = Cambiarla
me-password-wrong = Esa no es tu contraseña.
me-password-done = La contraseña ha cambiado. En los demás sitios se ha cerrado tu sesión.
me-codes = Códigos de recuperación
me-codes-left = { $count ->
    [0] No te queda ninguno.
    [one] Te queda uno.
   *[other] Te quedan { $count }.
}
me-codes-make = Crear diez nuevos
me-codes-title = Tus códigos de recuperación
me-codes-about = Cada uno abre tu cuenta una vez si se pierde la contraseña. Imprímelos o apúntalos: solo se muestran esta vez, y los anteriores ya no valen.
me-codes-done = Continuar
me-export = Todo lo tuyo
me-export-about = Tu nombre, dónde has entrado y tus mesas con sus transcripciones, siempre que no cuenten ningún secreto.
me-export-do = Descargar
me-leave = Borrar la cuenta
me-leave-about = Se olvidan tu nombre y tu contraseña, y se cierra tu sesión en todas partes. No se borra la partida de nadie: tus asientos quedan y dicen que alguien se fue. No se puede deshacer.
me-leave-do = Borrar la cuenta

## El vestíbulo
lobby-title = Mesas abiertas
lobby-about = Aquí cualquiera puede tomar un asiento libre.
lobby-none = Ahora ninguna mesa espera jugadores. Prepara una y ofrécela aquí.
lobby-free = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
lobby-mine = A la mesa
lobby-newer = Más nuevas
lobby-older = Más antiguas
listed = Encontrar jugadores
listed-who = ¿Quién puede tomar los asientos libres?
listed-private = Quien tenga el enlace
listed-public = Cualquiera, por la lista de mesas abiertas
listed-days = Días hasta que deja la lista
