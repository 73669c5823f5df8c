import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pl')

export const permissions: Texts['permissions'] = {
  grant: 'Pozwól tej stronie działać za ciebie',
  canSend: 'Dopóki to jest aktywne, strona może wysłać tyle do kogokolwiek bez ponownego pytania.',
  revoke: 'Cofnij uprawnienia',
  revoked: 'Potem strona nie może używać tego uprawnienia.',
  rows: {
    reason: 'Powód',
    starts: 'Początek',
    uses: 'Użycia',
  },
  uses: (number) => `najwyżej ${count(number, { other: '#' })}; każdą opłatę płaci twoje konto`,
  inTotal: (amount) => `${amount} łącznie`,
  every: {
    day: (amount, days) => `${amount} ${count(days, { one: 'co dzień', other: 'co # dni' })}`,
    hour: (amount, hours) =>
      `${amount} ${count(hours, { one: 'co godzinę', few: 'co # godziny', many: 'co # godzin', other: 'co # godziny' })}`,
    minute: (amount, minutes) =>
      `${amount} ${count(minutes, { one: 'co minutę', few: 'co # minuty', many: 'co # minut', other: 'co # minuty' })}`,
    second: (amount, seconds) =>
      `${amount} ${count(seconds, { one: 'co sekundę', few: 'co # sekundy', many: 'co # sekund', other: 'co # sekundy' })}`,
  },
  errors: {
    expired: 'To uprawnienie wygasło.',
    feeTooHigh: 'Opłata sieciowa jest zbyt wysoka, aby zapłacić ją bez pytania.',
    maybeSent: 'Brak odpowiedzi, więc mogło to zostać wysłane i liczy się jako wysłane. Najpierw sprawdź konto.',
    moreThanAllowed: 'To więcej, niż pozwala uprawnienie.',
    noneOfSite: 'Ta strona nie ma tego uprawnienia.',
    notFound: 'To uprawnienie nie istnieje.',
    smartAccountOnly: 'Tylko smart konto może tu udzielać uprawnień.',
    tooExpensive: 'To by się nie udało lub kosztowałoby więcej niż przelew.',
    tooMany: 'Ta strona ma zbyt wiele uprawnień.',
    transfersOnly: 'Uprawnienia obejmują tylko przelewy.',
    unreadable: 'Nie udało się odczytać uprawnień tej strony.',
    usedUp: 'To uprawnienie osiągnęło limit użyć.',
  },
}
