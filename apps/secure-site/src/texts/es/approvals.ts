import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('es')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({
    beforeSite: 'Solicitud de ',
    afterSite: `: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (number) => count(number, { one: '# solicitud más en espera', other: '# solicitudes más en espera' }),
  notEncrypted: 'La conexión con este sitio no está cifrada.',
  buttons: {
    approve: 'Aprobar',
    decline: 'Rechazar',
    close: 'Cerrar',
    tryAgain: 'Reintentar',
  },
  hints: {
    hidden: 'Haz que esta ventana se vea por completo para aprobar.',
    small: 'Agranda esta ventana para aprobar.',
    tiny: 'Esto es demasiado pequeño para leerlo. Acerca la vista para aprobar.',
    unread: 'Desplázate hasta el final para aprobar.',
  },
  states: {
    oneMoment: 'Un momento',
    loading: (site) => `Cargando la solicitud de ${site}.`,
    signing: 'Firmando',
    sending: 'Enviando',
    failed: 'No funcionó',
    nothingSent: (reason) => `No se envió nada. ${reason}`,
  },
  window: {
    open: 'Revisar en una ventana nueva',
    openAgain: 'Volver a abrir la ventana',
    openHere: 'Abrirla en esta página',
    before: 'Ves y apruebas la solicitud completa en una ventana de tu wallet.',
    after: 'Esta solicitud está abierta en otra ventana. Apruébala o recházala ahí.',
  },
  rows: {
    account: 'Cuenta',
    bytes: 'Bytes',
    data: 'Datos',
    details: 'Detalles',
    fee: 'Tarifa',
    leftToday: 'Queda del límite de hoy',
    message: 'Mensaje',
    network: 'Red',
    more: 'Y',
  },
  more: (number) => count(number, { other: '# más' }),
  batch: {
    nothing: 'Aprobar una transacción que no hace nada',
    actions: (number) => count(number, { one: 'Aprobar # acción', other: 'Aprobar # acciones' }),
    actionsAtOnce: (number) =>
      count(number, { one: 'Aprobar # acción a la vez', other: 'Aprobar # acciones a la vez' }),
    transactions: (number) => count(number, { one: 'Aprobar # transacción', other: 'Aprobar # transacciones' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Se envían una por una. Si una falla, las anteriores se habrán procesado de todos modos.',
  },
  hiddenCharacters: 'Esto contiene caracteres invisibles. Se muestran escritos como \\u{…}.',
  errors: {
    maybeSent: 'Sin respuesta, así que puede que se haya enviado. Si lo reintentas aquí, no se enviará dos veces.',
    maybeSentOther:
      'La respuesta menciona otra transacción, así que puede que se haya enviado. Si lo reintentas aquí, no se enviará dos veces.',
    networkUnavailable: 'Esta red no está disponible aquí.',
    noPasskey: 'No hay ninguna llave de acceso para esta wallet en este dispositivo.',
    otherAccount: 'Esta no es la cuenta conectada.',
    otherNetwork: 'Esto es para otra red.',
    tooLarge: 'Esta solicitud es demasiado grande para revisarla.',
    tooMany: 'Hay demasiadas solicitudes en espera.',
    unverified: 'No se pudo verificar la respuesta de la ventana, así que no se envió nada.',
  },
}
