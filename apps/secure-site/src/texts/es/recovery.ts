import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('es')
const countGroups = (number: number) => count(number, { one: '# grupo', other: '# grupos' })
const countCharacters = (number: number) => count(number, { one: '# carácter', other: '# caracteres' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Un código de recuperación tiene ${groups} grupos de ${characters} caracteres.`

const NAMES = { code: 'tu código impreso', password: 'tu contraseña', passkey: 'tu llave de acceso' } as const

export const recovery: Recovery = {
  title: 'Recuperación',
  none: 'No tienes ninguna recuperación propia. Hasta que añadas una, el propietario de este sitio guarda una parte de reserva de tu wallet, y quien pueda iniciar sesión en tu lugar puede abrirla.',
  firstWay:
    'En cuanto añadas esta forma, el sitio elimina su parte de reserva de tu wallet. Desde entonces la necesitas, o uno de tus dispositivos, para abrir la wallet en un dispositivo nuevo: nadie más puede ayudarte.',
  ways: { code: 'Código impreso', password: 'Contraseña', passkey: 'Llave de acceso' },
  added: (time) => `Añadido el ${time}`,
  addCode: 'Añadir un código impreso',
  addPassword: 'Añadir una contraseña',
  addPasskey: 'Añadir una llave de acceso',
  usePasskey: 'Usar la llave de acceso',
  saveFile: 'Guardar el archivo de recuperación',

  removal: {
    label: 'Quitar',
    labels: {
      code: (time) => `Quitar: código impreso, añadido el ${time}`,
      password: (time) => `Quitar: contraseña, añadida el ${time}`,
      passkey: (time) => `Quitar: llave de acceso, añadida el ${time}`,
    },
    titles: {
      code: '¿Quitar este código impreso?',
      password: '¿Quitar esta contraseña?',
      passkey: '¿Quitar esta llave de acceso?',
    },
    added: (time) => `Añadido el ${time}.`,
    meaning:
      'El sitio olvida esta forma. Una copia sigue siendo peligrosa: quien la tenga y pueda iniciar sesión en tu lugar aún puede abrir tu wallet.',
  },

  logout: {
    withoutWays: 'Esta ventana olvida su parte de tu wallet. Un inicio de sesión vuelve a abrir la wallet.',
    withWays: (ways) =>
      `Esta ventana olvida su parte de tu wallet. Para volver a abrir la wallet aquí necesitas ${ways.map((way) => NAMES[way]).join(' o ')}, u otro dispositivo.`,
  },

  newCode: {
    title: 'Imprime o anota este código',
    about:
      'Con este código abres tu wallet en un dispositivo nuevo. El sitio no lo guarda. Quien tenga el código y tu correo puede abrir tu wallet.',
    listLabel: 'Código de recuperación',
    print: 'Imprimir',
    aboutFile:
      'Con el código y este archivo abres la wallet aunque este sitio ya no exista. El archivo por sí solo no abre nada.',
    stored: 'Lo he guardado',
    checkTitle: 'Escribe dos grupos de tu código',
    group: (group) => `Grupo ${group}`,
    groupDiffers: (group) => `El grupo ${group} no coincide. Compáralo con lo que guardaste.`,
    submit: 'Añadir este código',
  },

  newPassword: {
    title: 'Elige una contraseña de recuperación',
    about:
      'Protege una parte de tu wallet que este sitio guarda. Quien la sepa y pueda leer tu correo puede abrir tu wallet.',
    label: 'Contraseña',
    hint: (least) => `Al menos ${countCharacters(least)}. Nadie puede restablecerla.`,
    repeat: 'Repite la contraseña',
    differ: 'Las dos contraseñas son distintas.',
    continue: 'Continuar',
    aboutFile:
      'Con la contraseña y este archivo abres la wallet aunque este sitio ya no exista. Quien tenga el archivo puede intentar adivinar la contraseña.',
    submit: 'Añadir esta contraseña',
  },

  newPasskey: {
    title: 'Añade una llave de acceso',
    about:
      'Protege una parte de tu wallet que este sitio guarda. Solo funciona en este sitio: añade también un código o una contraseña, por si el sitio deja de existir.',
    create: 'Crear una llave de acceso',
    trialTitle: 'Usa una vez tu nueva llave de acceso',
    trial: 'Tu navegador ha creado la llave de acceso. Úsala ahora para ver que abre tu wallet.',
  },

  open: {
    title: 'Abre tu wallet en este dispositivo',
    about: 'Has iniciado sesión, pero este dispositivo aún no tiene ninguna parte de tu wallet.',
    usePasskey: 'Usar tu llave de acceso',
    usePasskeyOf: (time) => `Usar tu llave de acceso. Añadida el ${time}`,
    password: 'Contraseña de recuperación',
    passwordOf: (time) => `Contraseña de recuperación. Añadida el ${time}`,
    withPassword: 'Abrir con la contraseña',
    code: 'Código de recuperación',
    withCode: 'Abrir con el código',
    askDevice: 'Pedirlo a otro dispositivo',
    onlyHere: (site) => `Escríbelos solo aquí, en ${site}.`,
    linkTitle: 'Aprueba este dispositivo en otro',
    link: 'Abre esta página en un dispositivo que tenga tu wallet. Aprueba solo si muestra este código:',
    waiting: 'Esperando al otro dispositivo…',
    notApproved: 'No se aprobó este dispositivo',
  },

  restore: {
    title: 'Restaurar una wallet',
    about: 'Elige el archivo de recuperación que guardaste con tu código impreso o contraseña.',
    file: 'Archivo de recuperación',
    fileFirst: 'Elige primero el archivo de recuperación.',
    continue: 'Continuar',
    openTitle: 'Abrir el archivo de recuperación',
    password: 'Contraseña',
    opened: (address) =>
      `El archivo abre la wallet ${address}. Inicia sesión con la dirección de correo que debe abrirla a partir de ahora.`,
  },

  codeMistakes: {
    otherKind: 'Este código es de otro tipo o de una versión más nueva de este sitio.',
    noShare: 'Este código tiene una suma de comprobación válida, pero no contiene ninguna parte de recuperación.',
    words: 'Estas parecen las palabras de una wallet. Escríbelas en una wallet, no aquí.',
    loginCode: (size) => `Este parece un código para iniciar sesión. ${describeCode(size)}`,
    unknownCharacter: (group) => `El grupo ${group} tiene un carácter que no tiene ningún código. Compáralo.`,
    groupLength: (group, entered, size) => `El grupo ${group} tiene ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Este código está incompleto: escribiste ${countGroups(entered)}. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Este código está incompleto: escribiste ${countCharacters(entered)}. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Este código es demasiado largo: escribiste ${countGroups(entered)}. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Este código es demasiado largo: escribiste ${countCharacters(entered)}. ${describeCode(size)}`,
    mistypedGroup: (group) => `El grupo ${group} está mal escrito. Compáralo con tu código impreso.`,
    mistypedGroups: (one, other) =>
      `Los grupos ${one} y ${other} están mal escritos. Compáralos con tu código impreso.`,
    swappedGroups: (one, other) => `Los grupos ${one} y ${other} están intercambiados.`,
    unlocated: 'Este código tiene errores. Compara cada grupo con tu código impreso.',
  },

  passwordMistakes: {
    short: (least) => `Usa al menos ${countCharacters(least)}. Varias palabras están bien.`,
    long: (most) => `Usa como máximo ${countCharacters(most)}.`,
    weak: 'Esta contraseña es fácil de adivinar. Usa varias palabras que no vayan juntas.',
    damaged: 'Lo que protege la contraseña está dañado o no lo creó este sitio.',
    wrong: 'Esta contraseña no es la correcta. Revisa las mayúsculas y el idioma del teclado.',
  },

  passkeyMistakes: {
    unavailable: 'Las llaves de acceso no funcionan aquí. Elige otra forma.',
    none: 'No hay ninguna llave de acceso para esta wallet en este dispositivo.',
    cancelled:
      'No se usó ninguna llave de acceso: la solicitud se canceló o este dispositivo no tiene ninguna llave de acceso para esta wallet.',
    unsuitable:
      'Esta llave de acceso no puede proteger una wallet. Usa otro dispositivo o gestor de contraseñas, u otra forma.',
    damaged: 'Lo que protege la llave de acceso está dañado.',
    wrong: 'Esta llave de acceso no es la correcta. Elige la que guardaste para esta wallet.',
  },

  fileMistakes: {
    tooLarge: 'Este archivo es demasiado grande para ser un archivo de recuperación.',
    none: 'Este no es un archivo de recuperación.',
    newer: 'Este archivo de recuperación es de una versión más nueva. Obtén una versión más nueva de esta página.',
    damaged: 'Este archivo de recuperación está dañado. Usa otra copia, si la tienes.',
    otherCode: 'Este código está bien escrito, pero no es de este archivo, o el archivo se modificó.',
    otherWallet: 'Este archivo de recuperación está dañado: abre una wallet distinta de la que menciona.',
    noPassword: 'Este archivo no tiene contraseña. Escribe tu código de recuperación impreso.',
  },
}
