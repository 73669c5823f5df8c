import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, start } from './words.js'

const count = createCounter('it')

/** Uses a noun, because a participle would have to agree with what comes in. */
const named = (noun: string) => (what: string) => (what ? `${noun}: ${what}` : noun)

const tooFine = (places: number) =>
  places
    ? count(places, { one: 'Usa al massimo # decimale.', other: 'Usa al massimo # decimali.' })
    : 'Inserisci un numero intero.'

const NO_AMOUNT = 'Inserisci un importo in cifre, come 1,5.'

const ambiguous = (small: string, large: string) => `Può significare ${small} o ${large}. Scegli quello che intendi.`

export const assets: Pick<
  Language['wallet'],
  'amount' | 'assets' | 'activity' | 'nfts' | 'receive' | 'names' | 'readOnly'
> = {
  readOnly: {
    title: 'Vedi un indirizzo',
    label: 'Indirizzo',
    hint: 'Vedi saldi e attività. Non puoi firmare né inviare.',
    view: 'Vedi',
    problems: {
      characters: 'Contiene caratteri che nessun indirizzo ha. Copia di nuovo l’indirizzo.',
      mistyped: 'Questo indirizzo contiene un errore. Controlla ogni carattere.',
      unknown: 'Non è un indirizzo valido sulle reti di questo sito. Controllalo e riprova.',
    },
    limitTitle: 'Stai solo guardando questo account',
    limitText: 'Connetti un wallet per inviare, scambiare o comprare.',
    connect: 'Connetti un wallet',
  },
  amount: {
    currency: (money: string) => `${money}. Passa da token a valuta e viceversa`,
    currencyBack: (amount: string) => `${amount}. Passa da token a valuta e viceversa`,
    chooseToken: (symbol: string) => `${symbol}. Scegli un token`,
    balance: 'Saldo',
    max: 'Max',
    ambiguous,
    readings: 'Importi possibili',
    noAmount: NO_AMOUNT,
    tooFine,
  },
  assets: {
    total: 'Saldo totale',
    pending: (number: number) => count(number, { one: 'aggiornamento di # rete…', other: 'aggiornamento di # reti…' }),
    coming: 'aggiornamento…',
    further: (text: string) => `, ${text}`,
    notCounted: (tokens: number, networks: number) =>
      `esclude ${[
        ...(tokens === 0 ? [] : [count(tokens, { other: '# token' })]),
        ...(networks === 0 ? [] : [count(networks, { one: '# rete', other: '# reti' })]),
      ].join(' e ')}`,
    network: 'Questa rete',
    all: 'Tutte le reti',
    scope: 'Token su',
    loading: 'Caricamento dei token',
    failed: 'Impossibile caricare i tuoi token',
    failedText: 'Non siamo riusciti a raggiungere il servizio. I tuoi asset non sono coinvolti.',
    partly: 'Potrebbero mancare alcuni token.',
    stale: (time: string) => `Dati di: ${time}`,
    asOf: (time: string) => `dati di: ${time}`,
    onItsWay: (amount: string) => `${amount} in arrivo`,
    severalOnTheirWay: (count: number) => `${count} token in arrivo`,
    waiting: (amount: string, to: string, wallet: string) => `Invio di ${amount} a ${to}: approva ${inWallet(wallet)}.`,
    showWaiting: 'Mostra',
    slow: 'La rete è lenta a rispondere.',
    none: 'Ancora nessun token',
    noneText: (network: string) => `I token che ricevi su ${network} appaiono qui.`,
    buy: 'Compra il tuo primo token',
    buyText: 'Carta o bonifico bancario',
    receive: 'Ricevi da un altro wallet',
    receiveText: 'Condividi il tuo indirizzo',
    showHidden: (number: number) =>
      count(number, {
        one: 'Mostra # token piccolo o sconosciuto',
        other: 'Mostra # token piccoli o sconosciuti',
      }),
    hideHidden: 'Nascondi token piccoli e sconosciuti',
    changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
    change: (percent: string) => `${percent}% in 24 ore`,
  },
  activity: {
    label: 'Attività',
    titles: {
      approve: named('Approvazione'),
      borrow: named('Prestito'),
      burn: named('Burn'),
      buy: named('Acquisto'),
      cancel: named('Annullamento'),
      claim: named('Riscossione'),
      deploy: named('Deploy'),
      deposit: named('Deposito'),
      execute: named('Uso di un’app'),
      mint: named('Mint'),
      receive: named('Ricezione'),
      register: named('Registrazione'),
      repay: named('Rimborso'),
      revoke: () => 'Autorizzazione revocata',
      send: named('Invio'),
      stake: named('Staking'),
      swap: named('Scambio'),
      unstake: named('Fine staking'),
      withdraw: named('Prelievo'),
    },
    nft: 'NFT',
    to: (who: string) => `A ${who}`,
    from: (who: string) => `Da ${who}`,
    swapFor: (amount: string, symbol: string) => `Per ${amount} ${symbol}`,
    pendingGroup: 'In corso',
    undated: 'Precedenti',
    statuses: {
      pending: 'In corso',
      failed: 'Non riuscita. È stata addebitata solo la commissione di rete.',
      replaced: 'Sostituita',
      dropped: 'Scartata dalla rete',
    },
    conflicts: {
      sources: 'In corso: due nodi non concordano',
      sender: 'Incerto: la rete mostra la transazione di un altro account',
    },
    canceling: 'Annullamento in corso',
    inPlaceOf: (hash: string) => `Sostituisce ${hash}`,
    beingReplaced: 'In sostituzione',
    faster: 'Accelera',
    cancel: 'Annulla',
    resembles: 'Sembra un indirizzo che conosci, ma non lo è. Non inviare nulla lì.',
    spam: (number: number) =>
      count(number, { one: '# segnalata come possibile spam', other: '# segnalate come possibile spam' }),
    older: 'Mostra meno recenti',
    asked: (amount: string, to: string, wallet: string) =>
      `Invio di ${amount} a ${to}: approva o rifiuta ${inWallet(wallet)}.`,
    none: 'Ancora nessuna attività',
    noneText: 'Le transazioni che invii e ricevi appaiono qui.',
    failed: 'Impossibile caricare la tua attività',
    stale: (time: string) => `Dati di: ${time}`,
    missing: 'Impossibile caricare parte della tua attività.',
    incomplete: 'Alcune potrebbero mancare: non siamo riusciti a caricare tutta la cronologia.',
  },
  nfts: {
    title: 'NFT',
    label: 'NFT',
    loading: 'Caricamento degli NFT',
    unnamed: (tokenId: string) => `#${tokenId}`,
    count: (amount: string) => `${amount} ×`,
    none: 'Ancora nessun NFT',
    noneText: (network: string) => `Gli NFT che ricevi su ${network} appaiono qui.`,
    unknown: 'NFT non disponibili',
    unknownText: (wallet: string, network: string) =>
      `${start(wallet)} non elenca i tuoi NFT su ${network}. Vedili in un explorer.`,
    explorer: 'Vedi il tuo indirizzo nell’explorer',
    failed: 'Impossibile caricare i tuoi NFT',
    failedText: 'Non siamo riusciti a raggiungere il servizio. I tuoi asset non sono coinvolti.',
    partly: 'Potrebbero mancare alcuni NFT.',
    stale: (time: string) => `Dati di: ${time}`,
    more: 'Mostra altro',
    spam: (number: number) =>
      count(number, { one: '# segnalato come possibile spam', other: '# segnalati come possibile spam' }),
    spamTitle: 'Possibile spam',
    spamText: 'I truffatori li inviano per attirarti su siti che rubano i tuoi asset. Non seguire i suoi link.',
    gone: 'Questo NFT non è più nel tuo account',
    goneText: 'È stato inviato o è su un’altra rete.',
    toAccount: 'Vai al tuo account',
    description: 'Descrizione',
    traits: 'Caratteristiche',
    details: 'Dettagli',
    collection: 'Collezione',
    amount: 'Hai',
    contract: 'Contratto',
    mint: 'Mint',
    tokenId: 'ID token',
    network: 'Rete',
    website: 'Sito web',
    send: 'Invia',
  },
  receive: {
    title: 'Ricevi',
    code: (name: string) => `Codice QR dell’indirizzo di ${name}`,
    codeAmount: (amount: string) => `Codice QR che richiede ${amount}`,
    copy: 'Copia indirizzo',
    copied: 'Indirizzo copiato',
    copyFailed: 'Impossibile copiare. Seleziona l’indirizzo e copialo tu.',
    share: 'Condividi',
    networks: 'Reti supportate',
    networksOf: (first: string, second: string | undefined, others: number) =>
      others > 0
        ? `${first}, ${second} e ${others === 1 ? '1 altra' : `altre ${others}`}`
        : second
          ? `${first} e ${second}`
          : first,
    networksTitle: 'Reti supportate',
    networksText: 'Invia solo su queste reti. I fondi inviati su altre possono andare persi.',
    warning: (coin: string, network: string) =>
      `Qui puoi ricevere solo ${coin} e token su ${network}. Qualsiasi altra cosa può andare persa.`,
    warningMany: 'I fondi inviati su reti non supportate possono andare persi.',
    warningOne: (coin: string) => `Qui puoi ricevere solo ${coin}. Qualsiasi altra cosa può andare persa.`,
    amount: 'Importo (facoltativo)',
    ambiguous,
    noAmount: NO_AMOUNT,
    tooFine,
    testnet: 'Questa è una rete di test. Qui i token non hanno valore.',
  },
  names: {
    title: 'Scegli un nome',
    name: 'Nome',
    hint: 'Almeno 4 lettere, cifre o trattini',
    problems: {
      letters: 'Usa solo lettere dalla a alla z, cifre e trattini.',
      short: 'Un nome ha almeno 4 lettere, cifre o trattini.',
      long: 'Un nome ha al massimo 63 lettere, cifre o trattini.',
    },
    choose: 'Scegline uno',
    own: 'I tuoi nomi',
    taken: 'Occupato',
    free: 'Disponibile',
    looking: 'Verifica dei nomi',
    found: (number: number) => count(number, { one: '# nome disponibile', other: '# nomi disponibili' }),
    failedOffers: 'Impossibile verificare i nomi',
    walletTitle: (wallet: string) => `Approva ${inWallet(wallet)}`,
    walletText: (name: string) => `Firma per ottenere ${name}. È gratis.`,
    slow: 'Ancora in attesa del tuo wallet. Aprilo e cerca una richiesta di firma.',
    savingTitle: (name: string) => `Salvataggio di ${name}`,
    savingText: 'Richiede alcuni secondi.',
    failedTitle: 'Non salvato',
    failed: 'Non siamo riusciti a salvare questo nome. Riprova tra un momento.',
    reason: (reason: string) => `Non siamo riusciti a salvare questo nome: ${reason}`,
    declined: (wallet: string | undefined) =>
      `Hai rifiutato ${wallet === undefined ? 'la richiesta' : inWallet(wallet)}. Nulla è stato salvato.`,
    takenMeanwhile: (name: string) => `Qualcun altro ha appena preso ${name}. Scegline un altro.`,
    another: 'Scegli un altro nome',
    savedTitle: 'Nome salvato',
    hello: (name: string) => `Ciao, ${name}`,
    helloText: 'Ora gli amici possono inviare al tuo nome invece che al tuo indirizzo.',
    also: (names: string) => `Possiedi anche ${names}.`,
    done: 'Fatto',
  },
}
