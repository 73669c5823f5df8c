import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Coś poszło nie tak. Spróbuj ponownie.',
  notResponding: 'Bezpieczna witryna nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
  otherUser: 'Bezpieczna witryna zwróciła innego użytkownika.',
  signInFirst: 'Najpierw się zaloguj.',
  logInAgain: 'Zaloguj się ponownie.',
  logInToOpen: 'Zaloguj się ponownie, aby otworzyć portfel na tym urządzeniu.',
  smartUnavailable: 'Smart konta nie są dostępne w tej sieci.',

  transaction: {
    notEnough: 'Brakuje środków na kwotę i opłatę.',
    outOfOrder: 'Ta transakcja jest poza kolejnością. Spróbuj ponownie.',
    mayHaveExpired: 'Ta transakcja mogła wygasnąć. Zacznij od nowa na stronie.',
    contractRejected: (reason) => `Kontrakt to odrzucił: ${reason}`,
    contractRejectedWithoutReason: 'Kontrakt to odrzucił: nie podano powodu',
    networkRejected: (reason) => `Sieć to odrzuciła: ${reason}`,
  },

  wallet: {
    none: 'Dla tego logowania nie ma jeszcze portfela.',
    notHere:
      'Twojego portfela nie ma jeszcze na tym urządzeniu. Otwórz go swoim odzyskiwaniem lub zatwierdź to urządzenie na innym.',
    closed: 'Nie udało się otworzyć portfela. Nie został zmieniony. Skontaktuj się z właścicielem tej strony.',
    partLost:
      'Bezpieczna witryna utraciła swoją część twojego portfela, a część z tego urządzenia nie może otworzyć go sama. Nic tu nie zostało usunięte. Twój plik odzyskiwania otwiera portfel swoim kodem lub hasłem i przywraca go na własnej stronie bezpiecznej witryny; możesz też skontaktować się z właścicielem tej strony.',
    otherExists:
      'To logowanie ma już inny portfel, który pozostaje bez zmian. Przywróć swój z innym adresem e-mail; lub, jeśli tamten portfel jest nowy i pusty, zaloguj się do niego, usuń go i dopiero wtedy przywróć swój.',
    forgotten: (address) =>
      `To urządzenie ma część portfela ${address}, o którym bezpieczna witryna zapomniała. Nic tu nie zostało usunięte. Aby go odzyskać, wybierz „Przywróć portfel z jego pliku odzyskiwania” na własnej stronie bezpiecznej witryny, zanim się tam zalogujesz, lub skontaktuj się z właścicielem strony.`,
  },

  device: {
    needsApproval: (code) =>
      `To urządzenie wymaga twojego zatwierdzenia. We własnym oknie portfela zatwierdź ${code}. Potem zaloguj się tu ponownie.`,
    declined: 'Drugie urządzenie odmówiło. Nic nie zostało wysłane do tego urządzenia.',
    unreadable: 'Nie można otworzyć tego, co wysłało drugie urządzenie. Spróbuj ponownie i porównaj kody.',
  },
}
