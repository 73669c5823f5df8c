import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Otwórz portfel',
  about: (site) => `Zaloguj się na ${site}, aby zatwierdzać urządzenia i skonfigurować odzyskiwanie.`,
  email: 'Adres e-mail',
  continue: 'Kontynuuj',
  continueWith: (provider) => `Kontynuuj z ${provider}`,
  restore: 'Przywróć portfel z jego pliku odzyskiwania',
  cancel: 'Anuluj',
  checkAddress: (site) =>
    `Sprawdź, czy pasek adresu pokazuje ${site}. Nigdzie indziej nie wpisuj kodu ani hasła odzyskiwania. Portfela, który otwierasz przez Farcaster, nie można tu jeszcze otworzyć.`,
  startWithEmail: 'Zacznij od swojego adresu e-mail.',
  moment: 'Chwileczkę',

  captcha: {
    title: 'Jedno sprawdzenie przed wysłaniem e-maila',
    frame: 'Ochrona przed botami',
    first: (email) => `Pokaż, że nie jesteś botem. Potem wyślemy e-mail na ${email}.`,
    again: (email) => `To sprawdzenie nie zostało przyjęte. Spróbuj jeszcze raz. Potem wyślemy e-mail na ${email}.`,
    notLoaded: (host) =>
      `Ochrona przed botami się nie wczytała. Sprawdź połączenie, zezwól na ${host} w programie blokującym i spróbuj ponownie.`,
    failed: 'Sprawdzenie przeciw botom się nie powiodło. Spróbuj ponownie później.',
    oldFrame: 'Ta strona bezpiecznej witryny jest przestarzała. Odśwież i spróbuj ponownie.',
    oldWindow: 'Ta strona jest przestarzała. Odśwież ją i spróbuj ponownie.',
    cancelled: 'Nie wysłano e-maila.',
  },

  link: {
    title: 'Zatwierdź to urządzenie',
    sentFromFrame: (email) => `Wysłaliśmy link na ${email}. Otwórz go, aby kontynuować tutaj.`,
    sent: (email) => `Wysłaliśmy link na ${email}. Otwórz go, aby zatwierdzić to urządzenie.`,
  },

  frame: {
    title: 'Sprawdź e-mail',
    secondCode: (email) => `Po nim wyślemy kolejny na ${email}.`,
    enterOnlyAt: (host) => `Wpisz go tylko w oknie, którego pasek adresu pokazuje ${host}, nigdy na innej stronie.`,
    enterBothOnlyAt: (host) =>
      `Wpisz oba tylko w oknie, którego pasek adresu pokazuje ${host}, nigdy na innej stronie.`,
    open: 'Wpisz kod w naszym oknie',
    openAgain: 'Otwórz okno ponownie',
    openHere: 'Otwórz na tej stronie',
    opened: 'Kontynuuj w naszym oknie. Ta strona odświeży się automatycznie.',
    blocked: 'Okno się nie otworzyło? Zezwól tej witrynie na wyskakujące okna lub otwórz je na tej stronie.',
    sending: 'Wysyłanie kodu',
    onlyInWindow: (host) => `Wpisz go tylko w oknie ${host}, nigdy na stronie innej witryny.`,
  },

  code: {
    title: 'Wpisz kod',
    label: 'Kod',
    sent: (email) => `Wysłaliśmy 6-cyfrowy kod na ${email}.`,
    submit: 'Zaloguj się',
    resend: 'Wyślij nowy kod',
    resendIn: (seconds) => `Wyślij nowy kod za ${seconds} s`,
    site: 'Strona',
    device: 'Urządzenie',
    started: 'Rozpoczęto',
    onlyIfYours:
      'Wpisz kod tylko wtedy, gdy to ty rozpoczynasz to logowanie, na tej stronie i na tym urządzeniu. Zalogowana zostanie osoba, która je rozpoczęła.',
    checkAddress: (site) =>
      `Sprawdź, czy pasek adresu pokazuje ${site}. Nigdzie indziej nie wpisuj kodu i nikomu go nie podawaj.`,
    asking: 'Pobieranie twojego logowania.',
    stuckTitle: 'Tego logowania nie można kontynuować',
    stuck: 'Wróć na stronę, na której się zaczęło, i tam zaloguj się ponownie.',
    noneTitle: 'Nie ma tu żadnego logowania',
    none: 'Tego okna nie otworzyła żadna z naszych stron, więc nie przyjmuje ono kodu.',
    noneAdvice: 'Jeśli się logujesz, wróć na stronę, na której się to zaczęło, i wybierz „Otwórz na tej stronie”.',
    doneTitle: 'Zalogowano',
    goBack: (host) => `Wróć do ${host}.`,
    goBackOrClose: (host) => `Wróć do ${host}. Możesz zamknąć to okno.`,
    goBackButton: (host) => `Wróć do ${host}`,
  },

  change: {
    oldTitle: 'Potwierdź obecny e-mail',
    newTitle: 'Potwierdź nowy e-mail',
    confirm: 'Potwierdź',
    submit: 'Zmień e-mail',
    newEmail: 'Nowy adres e-mail',
    onlyIfYours: (email) => `Wpisz kod tylko wtedy, gdy chcesz odtąd otwierać ten portfel adresem ${email}.`,
    asking: 'Pobieranie twojej zmiany.',
    stuckTitle: 'Tej zmiany nie można kontynuować',
    stuck: 'Twój e-mail się nie zmienił. Wróć na stronę, na której się to zaczęło, i spróbuj tam ponownie.',
    noneTitle: 'Nie ma tu żadnej zmiany',
    noneAdvice: 'Jeśli zmieniasz e-mail, wróć na stronę, na której się to zaczęło, i wybierz „Otwórz na tej stronie”.',
    changedTitle: 'Twój e-mail się zmienił',
    changed: (email) => `Teraz otwierasz ten portfel adresem ${email}.`,
    willChangeTitle: 'Twój e-mail się zmieni',
    willChange: (time, email) =>
      `Od ${time} otwierasz ten portfel adresem ${email}. Na obecny adres wysłaliśmy link, którym możesz to powstrzymać.`,
  },

  social: {
    over: 'To logowanie jest już nieważne. Zacznij od nowa.',
    notBegunHere: 'To logowanie nie zaczęło się tutaj lub trwało zbyt długo. Zacznij od nowa.',
    notSignedIn: 'Nie zalogowano. Spróbuj ponownie.',
    notLoggedIn: 'Nie zalogowano. Spróbuj ponownie lub zaloguj się inaczej.',
  },

  newWallet: {
    title: 'Zacząć nowy portfel?',
    lostTitle: 'Ta strona utraciła twój portfel',
    noneTitle: 'Brak jeszcze portfela dla tego logowania',
    meaning: 'Nowy portfel ma inne adresy i nic z tego, co zawiera poprzedni.',
    noneMeaning:
      'Jeśli masz portfel, może używasz do niego innego logowania albo ta strona go utraciła. Nowy ma inne adresy i nic z tego, co zawiera twój.',
    start: 'Zacznij nowy portfel',
    restore: 'Przywróć go z pliku odzyskiwania',
    logInOtherwise: 'Zaloguj się inaczej',
  },
}
