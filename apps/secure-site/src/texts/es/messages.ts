import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('es')

export const messages: Texts['messages'] = {
  signBytes: 'Firmar bytes',
  notText: 'Esto no es texto, así que no podemos mostrar qué significa.',
  signMessage: 'Firmar un mensaje',
  fullMessage: 'Mensaje completo',
  signIn: {
    title: 'Iniciar sesión',
    rows: {
      site: 'Iniciar sesión en',
      statement: 'Declaración',
    },
    expired: 'El mensaje ha caducado.',
    otherAccount: 'El mensaje menciona otra cuenta.',
    otherNetwork: (network, current) => `El mensaje es para la red ${network}, pero estás en ${current}.`,
    otherSite: (named, site) =>
      `Esto inicia tu sesión en ${named}, pero lo pide ${site}. Puede que alguien intente usar tu cuenta ahí.`,
    unnamedSite: (site) =>
      `Esto inicia tu sesión en un sitio que no se menciona, pero lo pide ${site}. Puede que alguien intente usar tu cuenta ahí.`,
  },
  typedData: {
    sign: (type) => `Firmar ${type}`,
    for: 'Para',
    allFields: (type) => `Todos los campos de ${type}`,
    emptyList: 'vacío',
    otherNetwork: (network, current) => `Esto es para la red ${network}, pero estás en ${current}.`,
    signatureIsAll: 'Tu firma es todo lo que se necesita. No se te volverá a preguntar ni verás una tarifa de red.',
    canTakeTokens: 'Esta firma permite que alguien te quite tokens sin volver a preguntar. Revisa cada campo.',
    canSendTokens: 'Esta firma permite que estos tokens se envíen desde tu cuenta sin volver a preguntar.',
    offer: 'Ofrecer tus activos en venta',
    canTakeOffer:
      'Cualquiera que tenga esta firma puede tomar lo que ofreces al precio que figura en ella, que puede ser cero. Revisa cada campo.',
  },
  description: {
    title: 'Según su descripción',
    rows: {
      contractOf: 'Contrato de',
      description: 'Descripción',
      whatItDoes: 'Qué hace',
    },
    noneOfCall: 'No tenemos ninguna descripción de esta llamada.',
    noneOfMessage: 'No tenemos ninguna descripción de este mensaje.',
  },
  emailChange: {
    add: 'Añadir un correo',
    change: 'Cambiar tu correo',
    rows: {
      current: 'Correo actual',
      new: 'Correo nuevo',
      when: 'Cuándo',
    },
    codesMayBeSent: 'Puede que se envíen a esta dirección códigos que confirman cambios en tu wallet.',
    canOpenWallet: (email, current) =>
      `Cualquiera que pueda leer el correo de ${email} podrá abrir esta wallet y tomar todo lo que hay en ella. Ya no podrás abrirla con ${current}.`,
    immediately: 'Inmediatamente después de ambos códigos',
    afterHours: (hours) =>
      count(hours, { one: '# hora después de ambos códigos', other: '# horas después de ambos códigos' }),
    noticeWithLink:
      'Enviaremos a tu dirección actual un enlace para detener el cambio antes de eso. Se cerrará la sesión en todos los demás dispositivos.',
    notice:
      'Enviaremos a tu dirección actual un correo sobre el cambio. Se cerrará la sesión en todos los demás dispositivos.',
  },
}
