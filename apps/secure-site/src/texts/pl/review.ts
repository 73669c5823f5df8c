import type { Texts } from '../texts'

const CLOSE = 'Możesz zamknąć to okno.'

export const review: Texts['review'] = {
  windowTitle: 'Sprawdź prośbę',
  answeredTitle: 'Odpowiedź już udzielona',
  answered: `Na tę prośbę już odpowiedziano, a odpowiedź liczy się raz. ${CLOSE}`,
  withdrawnTitle: 'Prośba wycofana',
  withdrawn: `Strona lub twój portfel wycofał tę prośbę. Nic nie zostało wysłane. ${CLOSE}`,
  goneTitle: 'Prośba zakończona',
  gone: `Ta prośba się zakończyła: każda trwa dziesięć minut. Zacznij od nowa na stronie. ${CLOSE}`,
  unknownTitle: 'Nie ma nic do sprawdzenia',
  unknown: `Otwórz prośbę ze strony, która ją wysłała. ${CLOSE}`,
  unreadableTitle: 'Nie można odczytać tej prośby',
  unreadable: `Nie jest tym, co wysłał twój portfel, więc nie można jej zatwierdzić. Zacznij od nowa na stronie. ${CLOSE}`,
  failedTitle: 'To się nie udało',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Potwierdź kluczem dostępu',
  approved: 'Zatwierdzono',
  declined: 'Odrzucono',
  goBack: (host) => `Wróć do ${host}. ${CLOSE}`,
}
