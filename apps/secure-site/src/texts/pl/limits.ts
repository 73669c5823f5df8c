import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pl')
const inHours = (hours: number) =>
  count(hours, { one: 'za godzinę', few: 'za # godziny', many: 'za # godzin', other: 'za # godziny' })

export const limits: Texts['limits'] = {
  title: 'Limity',
  none: 'Twój portfel wysyła to, co zatwierdzisz, bez limitu.',
  perDay: (amount) => `Najwyżej ${amount} na dzień`,
  perDayOfSite: (amount) => `Najwyżej ${amount} na dzień, ustala to ta strona`,
  passkeyAbove: (amount) => `Klucz dostępu powyżej ${amount}`,
  passkeyAboveOfSite: (amount) => `Klucz dostępu powyżej ${amount}, ustala to ta strona`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Odbiorcy',
  onlyRecipients: (number) =>
    count(number, {
      one: 'Jeden adres i żaden inny',
      few: '# adresy i żaden inny',
      many: '# adresów i żaden inny',
      other: '# adresu i żaden inny',
    }),
  passkey: 'Klucz dostępu do zatwierdzania',
  passkeySince: (time) => `Od ${time}`,
  newPasskeySince: (time, from) => `Od ${time}. Łagodzi limity i pokazuje słowa od ${from}`,
  looserFrom: (time) => `Łagodniejsze limity zaczną obowiązywać ${time}.`,
  keep: 'Zachowaj limity',
  set: 'Ustaw limit',
  chooseRecipients: 'Wybierz odbiorców',
  addPasskey: 'Dodaj klucz dostępu do zatwierdzania',
  removePasskey: 'Usuń klucz dostępu do zatwierdzania',

  edit: {
    network: 'Sieć',
    perDay: (coin) => `Najwyżej na dzień, w ${coin}`,
    perDayHint: 'Liczy monetę sieci, a nie tokeny. Puste: bez limitu.',
    passkeyAbove: (coin) => `Klucz dostępu powyżej, w ${coin}`,
    passkeyAboveHint:
      'Wymagany też dla tokenów i kontraktów, których wartość nie jest znana. Puste: bez klucza dostępu.',
    passkeyFirst: 'Najpierw dodaj klucz dostępu do zatwierdzania.',
    notAnAmount: 'Wpisz kwotę taką jak 0.5 lub pozostaw pole puste.',
  },

  recipientList: {
    about:
      'Portfel wysyła wtedy tylko na te adresy i nie wywołuje żadnego innego kontraktu. Przy przelewie tokena liczy się to, kto go otrzymuje.',
    label: 'Adresy, po jednym w wierszu',
    hint: 'Dodaj też kontrakty, których używasz, na przykład giełdę. Puste: wszyscy.',
    notAnAddress: (typed) => `„${typed}” nie jest adresem. Nazwy tu nie działają.`,
  },

  loosen: {
    title: 'Złagodzić limity?',
    onlyPasskey:
      'Na tej stronie łagodzi je tylko twój klucz dostępu. Jeśli przepadł, właściciel strony nie może ich za ciebie złagodzić.',
    passkeyOrWait: (hours) =>
      `Twój klucz dostępu łagodzi je od razu. Bez niego zmienią się ${inHours(hours)}, a wcześniej wyślemy ci e-mail.`,
    wait: (hours) => `Zmienią się ${inHours(hours)}, a wcześniej wyślemy ci e-mail. Do tego czasu możesz je zachować.`,
    usePasskey: 'Użyj klucza dostępu',
    changeIn: (hours) => `Zmień je ${inHours(hours)}`,
  },
}
