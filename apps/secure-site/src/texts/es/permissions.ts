import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('es')

export const permissions: Texts['permissions'] = {
  grant: 'Dejar que este sitio actúe por ti',
  canSend: 'Mientras esté activo, el sitio puede enviar esa cantidad a cualquiera sin volver a preguntar.',
  revoke: 'Revocar permisos',
  revoked: 'Después de esto, el sitio no puede usar este permiso.',
  rows: {
    reason: 'Motivo',
    starts: 'Empieza',
    uses: 'Usos',
  },
  uses: (number) => `${count(number, { other: '#' })} como máximo; tu cuenta paga cada tarifa`,
  inTotal: (amount) => `${amount} en total`,
  every: {
    day: (amount, days) => `${amount} ${count(days, { one: 'cada día', other: 'cada # días' })}`,
    hour: (amount, hours) => `${amount} ${count(hours, { one: 'cada hora', other: 'cada # horas' })}`,
    minute: (amount, minutes) => `${amount} ${count(minutes, { one: 'cada minuto', other: 'cada # minutos' })}`,
    second: (amount, seconds) => `${amount} ${count(seconds, { one: 'cada segundo', other: 'cada # segundos' })}`,
  },
  errors: {
    expired: 'Este permiso ha caducado.',
    feeTooHigh: 'La tarifa de red es demasiado alta para pagarla sin preguntar.',
    maybeSent: 'Sin respuesta, así que puede que se haya enviado, y cuenta como enviado. Revisa primero la cuenta.',
    moreThanAllowed: 'Esto es más de lo que permite el permiso.',
    noneOfSite: 'Este sitio no tiene este permiso.',
    notFound: 'Este permiso no existe.',
    smartAccountOnly: 'Solo una cuenta smart puede conceder permisos aquí.',
    tooExpensive: 'Esto fallaría o costaría más que una transferencia.',
    tooMany: 'Este sitio tiene demasiados permisos.',
    transfersOnly: 'Los permisos solo cubren transferencias.',
    unreadable: 'No se pudieron leer los permisos de este sitio.',
    usedUp: 'Este permiso ha alcanzado su límite de usos.',
  },
}
