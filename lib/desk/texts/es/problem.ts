/** Phrases in messages about mistakes in files: English patterns and their Spanish translations. */
const phrases: readonly (readonly [RegExp, string])[] = [
  // Descriptions of mistakes.
  [/ is missing: write /, ' falta: escriba '],
  [/ is empty: write /, ' está vacío: escriba '],
  [/ is a list: write /, ' es una lista: escriba '],
  [/ has keys below it: write /, ' tiene claves debajo: escriba '],
  [/ is (“[^”]*”): write /, ' es $1: escriba '],
  [/: write /, ': escriba '],
  [/\bentry (\d+) of /, 'la entrada $1 de '],
  [/\bentry (\d+)/, 'la entrada $1'],
  [/no such key: (.*); there are (.*)$/, 'no existe la clave $1; existen $2'],
  [/no such key: /, 'no existe la clave '],
  [/no (?:section|kind) is called (.*); there are (.*)$/, '$1 no existe; existen $2'],
  [/; it does not hide$/, '; no oculta nada'],
  [/; it hides all the same$/, '; oculta de todos modos'],
  // Instructions on what to write.
  [/(?:write|escriba) a closing (\S)(?=;|$)/, 'escriba un $1 de cierre'],
  [/escriba nothing here/, 'escriba nada aquí'],
  [
    /a link, words or a source to hide, or a picture alone/,
    'un enlace, palabras o una fuente, o solo una imagen',
  ],
  [
    /a list: each entry on a line of its own that begins with a hyphen/,
    'una lista: cada entrada en su propia línea, que empieza con un guion',
  ],
  [
    /keys such as name: each on a line of its own, further right/,
    'claves como name: cada una en su propia línea, más a la derecha',
  ],
  [/a day such as ([\d-]+), or an hour of it, (.*)$/, 'un día, como $1, o una hora, como $2'],
  [/a day such as /, 'un día, como '],
  [/days such as (.*) or (.*)$/, 'días, como $1 o $2'],
  [/hours such as (.*) or (.*)$/, 'horas, como $1 o $2'],
  [/a time zone such as /, 'una zona horaria, como '],
  [/a host name such as /, 'un nombre de servidor, como '],
  [/a number such as /, 'un número, como '],
  [/a region such as /, 'una región, como '],
  [/a feed pack such as (.*), not ?(.*)$/, 'fuentes compartidas, como $1, no $2'],
  [/a drawing such as ([\w-]+), not ?(.*)$/, 'un dibujo, como $1, no $2'],
  [/a drawing such as /, 'un dibujo, como '],
  [
    /a color that can be read on (.*): a contrast of (.*) to 1, not (.*)$/,
    'un color que se lea sobre $1: un contraste de $2 a 1, no $3',
  ],
  [/a color such as /, 'un color, como '],
  [/an address such as https:\/\/…, with (.*) in it/, 'una dirección como https://…, con $1'],
  [/an address such as https:\/\/… or /, 'una dirección como https://… o '],
  [/an address such as /, 'una dirección como '],
  [/an address that begins with /, 'una dirección que empieza con '],
  [/an email address/, 'una dirección de correo'],
  [
    /a language \((.*)\), alone or with a country, such as (.*)$/,
    'un idioma ($1), solo o con un país, como $2',
  ],
  [/lowercase letters, digits and hyphens/, 'minúsculas, cifras y guiones'],
  [/letters and digits/, 'letras y cifras'],
  [/path data of M, l and z/, 'datos de un trazado con M, l y z'],
  [/the path of an SVG/, 'el trazado de un SVG'],
  [/a PDF in documents\/, where there is no /, 'un PDF de documents/, donde no está '],
  [/a PDF in /, 'un PDF de '],
  [/a picture: /, 'una imagen: '],
  [/a slot, 250 or 600/, 'un espacio, 250 o 600'],
  [
    /an end within 48 hours; until (.*) nothing is pinned/,
    'un final dentro de 48 horas; hasta $1 nada está fijado',
  ],
  [/a later end than /, 'un final posterior a '],
  [/an end after the start, written as it is: /, 'un final posterior al comienzo, escrito igual: '],
  [/a last day from (.*) on$/, 'un último día a partir del $1'],
  [/the folder of a city beside this one/, 'la carpeta de una ciudad junto a esta'],
  [/one of (.*), not ?(.*)$/, 'una de estas palabras: $1, no $2'],
  [/one of /, 'una de estas palabras: '],
  [/at least /, 'al menos '],
  [/at most (\d+) letters/, '$1 letras como máximo'],
  [/at most /, 'como máximo '],
  [/a whole number/, 'un número entero'],
  [/a number/, 'un número'],
  [/yes or no/, 'yes o no'],
  [/another value/, 'otro valor'],
  [/a text/, 'un texto'],
  // Problems in posts.
  [/ is neither true nor false/, ' no es true ni false'],
  [/ cannot be read: write one such as /, ' no se puede leer: escriba una como '],
  [/ has a date that cannot be read/, ' tiene una fecha que no se puede leer'],
  [/ has no text/, ' no tiene texto'],
  [/ is empty$/, ' está vacío'],
  // Problems with YAML syntax.
  [
    /this line is neither a key with a colon nor an entry of a list, or begins too far right or left/,
    'esta línea no es una clave con dos puntos ni una entrada de una lista, o empieza demasiado a la derecha o a la izquierda',
  ],
  [
    /this line begins too far right: let it begin where the line above it does/,
    'esta línea empieza demasiado a la derecha: debe empezar donde la anterior',
  ],
  [
    /a line of hyphens above ends the file: remove it/,
    'una línea de guiones más arriba termina el archivo: quítela',
  ],
  [/there are too many (?:brackets|lists) in each other/, 'hay demasiadas listas unas dentro de otras'],
  [
    /(\S+) stands twice, in lines (\d+) and (\d+): take one out/,
    '$1 está dos veces, en las líneas $2 y $3: quite una',
  ],
];

/** Translates a problem that the site reports. Phrases that are not in the list stay in English. */
export function problem(english: string): string {
  return phrases.reduce((text, [from, to]) => text.replace(from, to), english);
}
