import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('es')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'por semana', 'cada # semanas'],
  [DAY, 'por día', 'cada # días'],
  [3_600, 'por hora', 'cada # horas'],
  [60, 'por minuto', 'cada # minutos'],
  [1, 'por segundo', 'cada # segundos'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Rechazaste ${wallet === undefined ? 'la solicitud' : `en ${wallet}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Permisos',
    reading: 'Cargando permisos',
    groups: {
      signIn: 'Sesión iniciada en este sitio',
      session: 'Wallets del móvil',
      permission: 'Sitios que pueden actuar por ti',
      approval: (network: string) => `Aprobaciones de tokens en ${network}`,
    },
    inUse: 'En uso',
    thisSite: 'Este sitio',
    unknownToken: 'Token desconocido',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} en ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# cuenta', other: '# cuentas' }),
    until: (date: string) => `hasta ${date}`,
    via: (contract: string) => `a través de ${contract}`,
    unlimited: 'Sin límite',
    unlimitedOf: (symbol: string) => `${symbol} sin límite`,
    upTo: (amount: string) => `Hasta ${amount}`,
    wholeCollection: (name: string) => `Todo de ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} n.º ${tokenId}`,
    anNft: 'una colección',
    atRisk: (money: string) => `${money} en riesgo`,
    nothingThere: 'Nada en riesgo ahora',
    perDay: (amount: string) => `Hasta ${amount} por día`,
    perHours: (amount: string, hours: number) =>
      `Hasta ${amount} en ${count(hours, { one: 'una hora', other: '# horas' })}`,
    unclear: 'Importe desconocido',
    explorer: (who: string, explorer: string) => `${who} en ${explorer}`,
    partly: 'Puede que falten algunos: no pudimos cargar todo tu historial.',
    partlySince: (date: string) =>
      `Puede que falten algunos anteriores a ${date}: no pudimos cargar el historial más antiguo.`,
    failed: {
      signIn: 'No se pudo cargar dónde iniciaste sesión.',
      session: 'No se pudieron cargar las wallets del móvil conectadas.',
      permission: 'No se pudieron cargar los sitios que pueden actuar por ti.',
      approval: 'No se pudieron cargar tus aprobaciones de tokens.',
    },
    stale: 'Sin respuesta. Puede que esta lista esté desactualizada.',
    noApprovals: 'No se encontró ninguna.',
    none: 'No se encontraron permisos',
    noneText: (network: string) =>
      `No encontramos inicios de sesión, wallets del móvil ni aprobaciones de tokens en ${network}.`,
    choose: 'Selecciona permisos para revocar',
    takeBack: (count: number) => `Revocar ${count}`,
    disconnects: 'Si revocas el que está en uso, te desconectas.',
    costs: 'Revocar cuesta una tarifa de red.',
    sponsored: (app: string) => `Si tu wallet lo acepta, ${app} paga la tarifa de red.`,
    takenBack: 'Revocado',
    checkingText: 'Lo simulamos antes de que se abra tu wallet.',
    walletText: (who: string, what: string) =>
      `Aprueba para que ${who} deje de poder gastar tus activos (${what}). Puedes cerrar esto.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Esto revoca # permiso. Puedes cerrar esto.',
        other: 'Esto revoca # permisos. Puedes cerrar esto.',
      }),
    bothAsked: 'La primera solicitud sigue en tu wallet.',
    toList: 'Volver a la lista',
    chainTitle: 'Revocando',
    chainText: (network: string) => `${network} lo está confirmando. Puedes cerrar esto.`,
    progress: (done: number, count: number) => `${done} de ${count} ${done === 1 ? 'hecho' : 'hechos'}`,
    endingTitle: 'Revocando',
    endingText: 'Puede tardar un momento.',
    view: 'Ver transacción',
    pausedTitle: 'Hecho en parte',
    pausedText: (left: number) =>
      `No se preguntó a tu wallet mientras esto estaba cerrado. ${left === 1 ? 'Queda uno' : `Quedan ${left}`}.`,
    goOn: 'Continuar',
    stoppedTitle: 'Detenido a medias',
    stoppedAccount: 'Tu wallet cambió de cuenta. Las solicitudes anteriores aún pueden procesarse.',
    stoppedNetwork: 'Tu wallet cambió de red. Las solicitudes anteriores aún pueden procesarse.',
    failedTitle: 'No se revocó',
    declined: (wallet: string | undefined) =>
      `Rechazaste la solicitud${wallet === undefined ? '' : ` en ${wallet}`}. El permiso sigue activo.`,
    wouldFail: (what: string) =>
      `La simulación falló: ${what} no se puede revocar de esta forma. No se preguntó a tu wallet.`,
    reverted: (network: string) => `La transacción falló en ${network}. Como máximo, se cobró la tarifa de red.`,
    cancelled: 'La cancelaste. El permiso sigue activo.',
    stands: (network: string) => `${network} lo confirmó, pero el permiso sigue activo. Compruébalo más tarde.`,
    unsure: 'No sabemos si se envió. Compruébalo antes de intentarlo de nuevo.',
  },
  smartSessions: {
    title: 'Permisos de sitios',
    intro: 'Estos sitios pueden actuar por tu cuenta smart dentro de estos límites.',
    list: 'Sitios que pueden actuar por ti',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Hasta ${amount} en total` : `Hasta ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Todos tus ${symbol}, sin límite` : `Todos tus ${symbol} ${every(period)}, sin límite`,
    unknownToken: (address: string) => `de las unidades más pequeñas de un token desconocido (${address})`,
    stream: (amount: string) => `Hasta ${amount} en total. Aumenta con el tiempo`,
    endless: (symbol: string) => `${symbol} sin límite. Aumenta con el tiempo`,
    other: 'No podemos saber qué permite esto. Revisa tu wallet o revócalo.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Usado en este periodo: ${used} de ${all}` : `Usado: ${used} de ${all}`,
    usedLabel: 'Usado',
    ends: (date: string) => `Caduca: ${date}`,
    endsNever: 'No caduca. Revócalo cuando ya no lo necesites.',
    thisSite: 'Este sitio',
    unnamed: 'Sitio sin nombre',
    usedBy: (address: string) => `Usado por ${address}`,
    stop: 'Revocar',
    stopOf: (site: string, what: string) => `Revocar ${site}: ${what}`,
    stopping: 'Revocando… puede que tu wallet te pida aprobarlo.',
    stopped: 'Revocado',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, así que sigue activo.`,
    emptyTitle: 'No hay permisos',
    emptyText: 'Los sitios que permitas aparecerán aquí.',
    failedTitle: 'No se pudieron cargar los permisos',
    unreadWallet: (wallet: string) => `${start(wallet)} no respondió, así que puede haber más.`,
    unreadService: 'No pudimos cargar los permisos de otros sitios, así que puede haber más.',
    askTitle: (wallet: string) => `Aprueba en ${wallet}`,
    askText: (site: string) =>
      `${start(site)} quiere actuar por ti dentro de un límite. Revísalo en tu wallet antes de aprobar.`,
    slow: 'Seguimos esperando a tu wallet. Ábrela y busca la solicitud.',
    grantFailedTitle: 'Permiso no concedido',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Permiso concedido',
    grantedText: (site: string) => `${start(site)} puede hacer esto sin volver a preguntarte hasta que lo revoques:`,
    see: 'Ver permisos',
    notNow: 'Ahora no',
    done: 'Listo',
  },
  siwx: {
    title: 'Iniciar sesión',
    heading: 'Demuestra que esta wallet es tuya',
    text: (site: string) => `${start(site)} te pide firmar un mensaje. Es gratis y no mueve fondos.`,
    signing: (wallet: string) => `Confirma en ${wallet}. Es gratis y no mueve fondos.`,
    details: 'Qué estás firmando',
    site: 'Sitio',
    wallet: 'Wallet',
    network: 'Red',
    validUntil: 'Válido hasta',
    says: 'Declaración',
    link: 'Enlace',
    message: 'Mensaje',
    declinedTitle: 'Firma rechazada',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Firma para continuar o cancela para desconectarte.`,
    declinedFree: (wallet: string | undefined) => `${declinedWhat(wallet)}. Firma para continuar u omítelo por ahora.`,
    failedTitle: 'Sesión no iniciada',
    cancel: 'Cancelar',
    skip: 'Ahora no',
    sign: 'Iniciar sesión',
    isSigning: 'Firmando',
    isChecking: 'Iniciando sesión',
  },
}
