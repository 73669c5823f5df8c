import type { Texts } from '../texts'

const CLOSE = 'Puedes cerrar esta ventana.'

export const review: Texts['review'] = {
  windowTitle: 'Revisar una solicitud',
  answeredTitle: 'Ya respondida',
  answered: `Esta solicitud ya se respondió, y una respuesta cuenta una sola vez. ${CLOSE}`,
  withdrawnTitle: 'Solicitud retirada',
  withdrawn: `El sitio o tu wallet ha retirado esta solicitud. No se envió nada. ${CLOSE}`,
  goneTitle: 'Solicitud terminada',
  gone: `Esta solicitud ha terminado: cada una dura diez minutos. Empieza de nuevo en el sitio. ${CLOSE}`,
  unknownTitle: 'Nada que revisar',
  unknown: `Abre una solicitud desde el sitio que la envió. ${CLOSE}`,
  unreadableTitle: 'Esta solicitud no se puede leer',
  unreadable: `No es lo que envió tu wallet, así que no se puede aprobar. Empieza de nuevo en el sitio. ${CLOSE}`,
  failedTitle: 'No funcionó',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Confirma con tu llave de acceso',
  approved: 'Aprobada',
  declined: 'Rechazada',
  goBack: (host) => `Vuelve a ${host}. ${CLOSE}`,
}
