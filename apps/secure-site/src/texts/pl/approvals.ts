import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pl')
const countActions = (number: number) =>
  count(number, { one: '# akcję', few: '# akcje', many: '# akcji', other: '# akcji' })

export const approvals: Texts['approvals'] = {
  heading: (title) => ({
    beforeSite: 'Prośba strony ',
    afterSite: `: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (number) =>
    count(number, {
      one: 'Czeka jeszcze # prośba',
      few: 'Czekają jeszcze # prośby',
      many: 'Czeka jeszcze # próśb',
      other: 'Czeka jeszcze # prośby',
    }),
  notEncrypted: 'Połączenie z tą stroną nie jest szyfrowane.',
  buttons: {
    approve: 'Zatwierdź',
    decline: 'Odrzuć',
    close: 'Zamknij',
    tryAgain: 'Spróbuj ponownie',
  },
  hints: {
    hidden: 'Odsłoń całe to okno, aby zatwierdzić.',
    small: 'Powiększ to okno, aby zatwierdzić.',
    tiny: 'To zbyt małe, aby dało się przeczytać. Przybliż, aby zatwierdzić.',
    unread: 'Przewiń do końca, aby zatwierdzić.',
  },
  states: {
    oneMoment: 'Chwileczkę',
    loading: (site) => `Wczytywanie prośby strony ${site}.`,
    signing: 'Podpisywanie',
    sending: 'Wysyłanie',
    failed: 'To się nie udało',
    nothingSent: (reason) => `Nic nie zostało wysłane. ${reason}`,
  },
  window: {
    open: 'Sprawdź w nowym oknie',
    openAgain: 'Otwórz okno ponownie',
    openHere: 'Otwórz na tej stronie',
    before: 'Całą prośbę zobaczysz i zatwierdzisz w oknie swojego portfela.',
    after: 'Ta prośba jest otwarta w innym oknie. Zatwierdź ją tam lub odrzuć.',
  },
  rows: {
    account: 'Konto',
    bytes: 'Bajty',
    data: 'Dane',
    details: 'Szczegóły',
    fee: 'Opłata',
    leftToday: 'Zostało z dzisiejszego limitu',
    message: 'Wiadomość',
    network: 'Sieć',
    more: 'I',
  },
  more: (number) => count(number, { other: 'jeszcze #' }),
  batch: {
    nothing: 'Zatwierdź transakcję, która nic nie robi',
    actions: (number) => `Zatwierdź ${countActions(number)}`,
    actionsAtOnce: (number) => `Zatwierdź ${countActions(number)} naraz`,
    transactions: (number) =>
      count(number, {
        one: 'Zatwierdź # transakcję',
        few: 'Zatwierdź # transakcje',
        many: 'Zatwierdź # transakcji',
        other: 'Zatwierdź # transakcji',
      }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Są wysyłane pojedynczo. Jeśli któraś się nie powiedzie, wcześniejsze i tak doszły do skutku.',
  },
  hiddenCharacters: 'To zawiera niewidoczne znaki. Są zapisane jako \\u{…}.',
  errors: {
    maybeSent: 'Brak odpowiedzi, więc mogło to zostać wysłane. Ponowna próba tutaj nie wyśle tego dwa razy.',
    maybeSentOther:
      'Odpowiedź wskazuje inną transakcję, więc mogło to zostać wysłane. Ponowna próba tutaj nie wyśle tego dwa razy.',
    networkUnavailable: 'Ta sieć nie jest tu dostępna.',
    noPasskey: 'Na tym urządzeniu nie ma klucza dostępu do tego portfela.',
    otherAccount: 'To nie jest połączone konto.',
    otherNetwork: 'To dotyczy innej sieci.',
    tooLarge: 'Ta prośba jest zbyt duża, aby ją sprawdzić.',
    tooMany: 'Czeka zbyt wiele próśb.',
    unverified: 'Nie udało się zweryfikować odpowiedzi z okna, więc nic nie zostało wysłane.',
  },
}
