import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pl')

export const messages: Texts['messages'] = {
  signBytes: 'Podpisz bajty',
  notText: 'To nie jest tekst, więc nie możemy pokazać, co oznacza.',
  signMessage: 'Podpisz wiadomość',
  fullMessage: 'Pełna wiadomość',
  signIn: {
    title: 'Zaloguj się',
    rows: {
      site: 'Logowanie na',
      statement: 'Oświadczenie',
    },
    expired: 'Wiadomość wygasła.',
    otherAccount: 'Wiadomość wskazuje inne konto.',
    otherNetwork: (network, current) => `Wiadomość dotyczy sieci ${network}, ale jesteś w sieci ${current}.`,
    otherSite: (named, site) =>
      `To loguje cię na ${named}, ale prosi o to ${site}. Być może ktoś próbuje użyć tam twojego konta.`,
    unnamedSite: (site) =>
      `To loguje cię na stronie, której nie wskazano, ale prosi o to ${site}. Być może ktoś próbuje użyć tam twojego konta.`,
  },
  typedData: {
    sign: (type) => `Podpisz ${type}`,
    for: 'Dla',
    allFields: (type) => `Wszystkie pola ${type}`,
    emptyList: 'pusta',
    otherNetwork: (network, current) => `To dotyczy sieci ${network}, ale jesteś w sieci ${current}.`,
    signatureIsAll: 'Twój podpis do tego wystarczy. Nie pojawi się kolejne pytanie ani opłata sieciowa.',
    canTakeTokens: 'Ten podpis pozwala komuś zabrać ci tokeny bez ponownego pytania. Sprawdź każde pole.',
    canSendTokens: 'Ten podpis pozwala wysłać te tokeny z twojego konta bez ponownego pytania.',
    offer: 'Wystaw swoje aktywa na sprzedaż',
    canTakeOffer:
      'Każdy, kto ma ten podpis, może zabrać to, co oferujesz, za podaną w nim cenę, która może być zerowa. Sprawdź każde pole.',
  },
  description: {
    title: 'Z opisu',
    rows: {
      contractOf: 'Kontrakt należy do',
      description: 'Opis',
      whatItDoes: 'Co to robi',
    },
    noneOfCall: 'Nie mamy opisu tego wywołania.',
    noneOfMessage: 'Nie mamy opisu tej wiadomości.',
  },
  emailChange: {
    add: 'Dodaj e-mail',
    change: 'Zmień swój e-mail',
    rows: {
      current: 'Obecny e-mail',
      new: 'Nowy e-mail',
      when: 'Kiedy',
    },
    codesMayBeSent: 'Na ten adres mogą być wysyłane kody, które potwierdzają zmiany w twoim portfelu.',
    canOpenWallet: (email, current) =>
      `Każdy, kto może czytać pocztę ${email}, będzie mógł otworzyć ten portfel i zabrać wszystko, co w nim jest. Adresem ${current} nie da się go już otworzyć.`,
    immediately: 'Od razu po obu kodach',
    afterHours: (hours) =>
      count(hours, {
        one: '# godzinę po obu kodach',
        few: '# godziny po obu kodach',
        many: '# godzin po obu kodach',
        other: '# godziny po obu kodach',
      }),
    noticeWithLink:
      'Na obecny adres wyślemy link, którym możesz wcześniej powstrzymać zmianę. Każde inne urządzenie zostanie wylogowane.',
    notice: 'Na obecny adres wyślemy e-mail o zmianie. Każde inne urządzenie zostanie wylogowane.',
  },
}
