import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, start } from './words.js'

const count = createCounter('it')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'a settimana', 'ogni # settimane'],
  [DAY, 'al giorno', 'ogni # giorni'],
  [3_600, 'all’ora', 'ogni # ore'],
  [60, 'al minuto', 'ogni # minuti'],
  [1, 'al secondo', 'ogni # secondi'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Hai rifiutato ${wallet === undefined ? 'la richiesta' : inWallet(wallet)}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Autorizzazioni',
    reading: 'Caricamento delle autorizzazioni',
    groups: {
      signIn: 'Accesso effettuato su questo sito',
      session: 'Wallet sul telefono',
      permission: 'Siti che possono agire per te',
      approval: (network: string) => `Approvazioni di token su ${network}`,
    },
    inUse: 'In uso',
    thisSite: 'Questo sito',
    unknownToken: 'Token sconosciuto',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} su ${network}` : wallet),
    accounts: (number: number) => count(number, { other: '# account' }),
    until: (date: string) => `fino a ${date}`,
    via: (contract: string) => `tramite ${contract}`,
    unlimited: 'Illimitato',
    unlimitedOf: (symbol: string) => `${symbol} illimitati`,
    upTo: (amount: string) => `Fino a ${amount}`,
    wholeCollection: (name: string) => `Tutto di ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} n. ${tokenId}`,
    anNft: 'una collezione',
    atRisk: (money: string) => `${money} a rischio`,
    nothingThere: 'Nulla a rischio ora',
    perDay: (amount: string) => `Fino a ${amount} al giorno`,
    perHours: (amount: string, hours: number) =>
      `Fino a ${amount} in ${count(hours, { one: 'un’ora', other: '# ore' })}`,
    unclear: 'Importo sconosciuto',
    explorer: (who: string, explorer: string) => `${who} su ${explorer}`,
    partly: 'Alcune potrebbero mancare: non siamo riusciti a caricare tutta la cronologia.',
    partlySince: (date: string) =>
      `Alcune precedenti a questa data potrebbero mancare: ${date}. Non siamo riusciti a caricare la cronologia meno recente.`,
    failed: {
      signIn: 'Impossibile caricare dove hai effettuato l’accesso.',
      session: 'Impossibile caricare i wallet sul telefono connessi.',
      permission: 'Impossibile caricare i siti che possono agire per te.',
      approval: 'Impossibile caricare le tue approvazioni di token.',
    },
    stale: 'Nessuna risposta. Questo elenco potrebbe non essere aggiornato.',
    noApprovals: 'Nessuna trovata.',
    none: 'Nessuna autorizzazione trovata',
    noneText: (network: string) =>
      `Non abbiamo trovato accessi, wallet sul telefono o approvazioni di token su ${network}.`,
    choose: 'Seleziona le autorizzazioni da revocare',
    takeBack: (count: number) => `Revoca ${count}`,
    disconnects: 'Se revochi quella in uso, ti disconnetti.',
    costs: 'La revoca costa una commissione di rete.',
    sponsored: (app: string) => `Se il tuo wallet accetta, ${app} paga la commissione di rete.`,
    takenBack: 'Revocata',
    checkingText: 'Simuliamo l’operazione prima che si apra il tuo wallet.',
    walletText: (who: string, what: string) =>
      `Approva perché ${who} non possa più spendere i tuoi asset (${what}). Puoi chiudere.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Revoca # autorizzazione. Puoi chiudere.',
        other: 'Revoca # autorizzazioni. Puoi chiudere.',
      }),
    bothAsked: 'La prima richiesta resta nel tuo wallet.',
    toList: 'Torna all’elenco',
    chainTitle: 'Revoca in corso',
    chainText: (network: string) => `${network} sta confermando. Puoi chiudere.`,
    progress: (done: number, count: number) => `${done} di ${count} ${done === 1 ? 'completata' : 'completate'}`,
    endingTitle: 'Revoca in corso',
    endingText: 'Può richiedere un momento.',
    view: 'Vedi transazione',
    pausedTitle: 'Completato in parte',
    pausedText: (left: number) =>
      `Al tuo wallet non è stato chiesto nulla mentre questa finestra era chiusa. ${left === 1 ? 'Ne resta una' : `Ne restano ${left}`}.`,
    goOn: 'Continua',
    stoppedTitle: 'Interrotto a metà',
    stoppedAccount: 'Il tuo wallet ha cambiato account. Le richieste precedenti possono ancora andare a buon fine.',
    stoppedNetwork: 'Il tuo wallet ha cambiato rete. Le richieste precedenti possono ancora andare a buon fine.',
    failedTitle: 'Non revocata',
    declined: (wallet: string | undefined) =>
      `Hai rifiutato la richiesta${wallet === undefined ? '' : ` ${inWallet(wallet)}`}. L’autorizzazione è ancora attiva.`,
    wouldFail: (what: string) =>
      `La simulazione non è riuscita: ${what} non si può revocare in questo modo. Al tuo wallet non è stato chiesto nulla.`,
    reverted: (network: string) =>
      `La transazione non è riuscita su ${network}. Al massimo è stata addebitata la commissione di rete.`,
    cancelled: 'L’hai annullata. L’autorizzazione è ancora attiva.',
    stands: (network: string) =>
      `${network} ha confermato, ma l’autorizzazione è ancora attiva. Controlla di nuovo più tardi.`,
    unsure: 'Non sappiamo se è stato inviato. Controlla prima di riprovare.',
  },
  smartSessions: {
    title: 'Autorizzazioni dei siti',
    intro: 'Questi siti possono agire per il tuo account smart, entro questi limiti.',
    list: 'Siti che possono agire per te',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Fino a ${amount} in totale` : `Fino a ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Tutti i tuoi ${symbol}, senza limite`
        : `Tutti i tuoi ${symbol} ${every(period)}, senza limite`,
    unknownToken: (address: string) => `delle unità più piccole di un token sconosciuto (${address})`,
    stream: (amount: string) => `Fino a ${amount} in totale. Aumenta nel tempo`,
    endless: (symbol: string) => `${symbol} senza limite. Aumenta nel tempo`,
    other: 'Non riusciamo a capire cosa consente. Controlla il tuo wallet o revocala.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Usati in questo periodo: ${used} di ${all}` : `Usati: ${used} di ${all}`,
    usedLabel: 'Usati',
    ends: (date: string) => `Scade: ${date}`,
    endsNever: 'Non scade. Revocala quando non ti serve più.',
    thisSite: 'Questo sito',
    unnamed: 'Sito senza nome',
    usedBy: (address: string) => `Usato da ${address}`,
    stop: 'Revoca',
    stopOf: (site: string, what: string) => `Revoca ${site}: ${what}`,
    stopping: 'Revoca in corso… il tuo wallet potrebbe chiederti di approvare.',
    stopped: 'Revocata',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, quindi è ancora attiva.`,
    emptyTitle: 'Nessuna autorizzazione',
    emptyText: 'I siti che autorizzi appaiono qui.',
    failedTitle: 'Impossibile caricare le autorizzazioni',
    unreadWallet: (wallet: string) => `${start(wallet)} non ha risposto, quindi potrebbero essercene altre.`,
    unreadService: 'Non siamo riusciti a caricare le autorizzazioni di altri siti, quindi potrebbero essercene altre.',
    askTitle: (wallet: string) => `Approva ${inWallet(wallet)}`,
    askText: (site: string) =>
      `${start(site)} vuole agire per te entro un limite. Controllalo nel tuo wallet prima di approvare.`,
    slow: 'Ancora in attesa del tuo wallet. Aprilo e cerca la richiesta.',
    grantFailedTitle: 'Autorizzazione non concessa',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Autorizzazione concessa',
    grantedText: (site: string) => `${start(site)} può farlo senza chiedertelo di nuovo, finché non la revochi:`,
    see: 'Vedi autorizzazioni',
    notNow: 'Non ora',
    done: 'Fatto',
  },
  siwx: {
    title: 'Accedi',
    heading: 'Dimostra che questo wallet è tuo',
    text: (site: string) => `${start(site)} ti chiede di firmare un messaggio. È gratis e non sposta fondi.`,
    signing: (wallet: string) => `Conferma ${inWallet(wallet)}. È gratis e non sposta fondi.`,
    details: 'Cosa stai firmando',
    site: 'Sito',
    wallet: 'Wallet',
    network: 'Rete',
    validUntil: 'Valido fino a',
    says: 'Dichiarazione',
    link: 'Link',
    message: 'Messaggio',
    declinedTitle: 'Firma rifiutata',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Firma per continuare o annulla per disconnetterti.`,
    declinedFree: (wallet: string | undefined) => `${declinedWhat(wallet)}. Firma per continuare o salta per ora.`,
    failedTitle: 'Accesso non effettuato',
    cancel: 'Annulla',
    skip: 'Non ora',
    sign: 'Accedi',
    isSigning: 'Firma in corso',
    isChecking: 'Accesso in corso',
  },
}
