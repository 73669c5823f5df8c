import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('es')
const inHours = (hours: number) => count(hours, { one: 'en una hora', other: 'en # horas' })

export const limits: Texts['limits'] = {
  title: 'Límites',
  none: 'Tu wallet envía lo que apruebas, sin límite.',
  perDay: (amount) => `Como máximo ${amount} por día`,
  perDayOfSite: (amount) => `Como máximo ${amount} por día, lo fija este sitio`,
  passkeyAbove: (amount) => `Llave de acceso por encima de ${amount}`,
  passkeyAboveOfSite: (amount) => `Llave de acceso por encima de ${amount}, lo fija este sitio`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Destinatarios',
  onlyRecipients: (number) =>
    count(number, { one: 'Una dirección y ninguna otra', other: '# direcciones y ninguna otra' }),
  passkey: 'Llave de acceso para aprobaciones',
  passkeySince: (time) => `Desde el ${time}`,
  newPasskeySince: (time, from) => `Desde el ${time}. Relaja los límites y muestra las palabras a partir del ${from}`,
  looserFrom: (time) => `Los límites relajados empiezan el ${time}.`,
  keep: 'Mantener los límites',
  set: 'Fijar un límite',
  chooseRecipients: 'Elegir destinatarios',
  addPasskey: 'Añadir una llave de acceso para aprobaciones',
  removePasskey: 'Quitar la llave de acceso para aprobaciones',

  edit: {
    network: 'Red',
    perDay: (coin) => `Como máximo por día, en ${coin}`,
    perDayHint: 'Cuenta la moneda de la red, no los tokens. Vacío: sin límite.',
    passkeyAbove: (coin) => `Llave de acceso por encima de, en ${coin}`,
    passkeyAboveHint: 'También se pide para tokens y contratos, cuyo valor no se conoce. Vacío: sin llave de acceso.',
    passkeyFirst: 'Primero añade una llave de acceso para aprobaciones.',
    notAnAmount: 'Escribe un importe como 0.5 o deja el campo vacío.',
  },

  recipientList: {
    about:
      'Entonces tu wallet envía solo a estas direcciones y no llama a ningún otro contrato. En la transferencia de un token cuenta quién lo recibe.',
    label: 'Direcciones, una por línea',
    hint: 'Incluye también los contratos que usas, como un exchange. Vacío: cualquiera.',
    notAnAddress: (typed) => `«${typed}» no es una dirección. Los nombres no funcionan aquí.`,
  },

  loosen: {
    title: '¿Relajar tus límites?',
    onlyPasskey:
      'Solo tu llave de acceso los relaja en este sitio. Si la has perdido, el propietario del sitio no puede relajarlos por ti.',
    passkeyOrWait: (hours) =>
      `Tu llave de acceso los relaja ahora. Sin ella cambian ${inHours(hours)}, y antes te enviamos un correo.`,
    wait: (hours) => `Cambian ${inHours(hours)}, y antes te enviamos un correo. Hasta entonces puedes mantenerlos.`,
    usePasskey: 'Usar la llave de acceso',
    changeIn: (hours) => `Cambiarlos ${inHours(hours)}`,
  },
}
