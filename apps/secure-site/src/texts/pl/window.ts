import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Anuluj',
  back: 'Wstecz',
  save: 'Zapisz',
  walletName: 'portfel',
  otherWallet: 'To inny portfel. Zaloguj się e-mailem pierwszego.',
  logInToChange: 'Zaloguj się ponownie, aby zmienić sposób odzyskiwania portfela.',

  userAgent: {
    iPhoneOrIPad: 'iPhone lub iPad',
    unknownBrowser: 'nieznana',
    unknownSystem: 'nieznany',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Twój portfel',
    evm: 'Ethereum i inne sieci EVM',
    solana: 'Solana',
    logins: 'Logowania',
    elsewhere: 'Użyj gdzie indziej',
    showWords: 'Pokaż słowa tego portfela',
    deletion: 'Usuwanie',
    delete: 'Usuń ten portfel',
  },

  sessions: {
    thisWindow: 'Okno tej strony',
    since: (time) => `Od ${time}`,
    lastUsed: (time) => `Ostatnie użycie około ${time}`,
    current: 'To urządzenie',
    end: 'Wyloguj',
    endOf: (browser, place) => `Wyloguj: ${browser}, ${place}`,
    endOthers: 'Wyloguj wszędzie indziej',
    endHere: 'Wyloguj tutaj',
    endHereTitle: 'Wylogować tutaj?',
  },

  devices: {
    title: 'Urządzenie prosi o otwarcie twojego portfela',
    asked: (time, browser) => `Prośba z ${time}. Urządzenie podaje, że to ${browser}.`,
    askedAt: (time, browser, place) => `Prośba z ${time}. Urządzenie podaje, że to ${browser}, na ${place}.`,
    advice: 'Zatwierdź tylko wtedy, gdy widzisz ten kod na urządzeniu przed sobą.',
    approve: 'Zatwierdź',
    approveCode: (code) => `Zatwierdź ${code}`,
    decline: 'Odrzuć',
    declineCode: (code) => `Odrzuć ${code}`,
    ended: 'Ta prośba się zakończyła.',
    loginEnded: 'Twoje logowanie w tym oknie się zakończyło. Zaloguj się ponownie. Nic tu nie zostało usunięte.',
  },

  deletion: {
    title: 'Usunąć ten portfel?',
    confirmLabel: (name) => `Wpisz ${name}, aby potwierdzić`,
    confirmFirst: (name) => `Wpisz ${name}, aby potwierdzić.`,
    warning:
      'Najpierw wyślij wszystko do innego portfela. Nikt nie może tego cofnąć i żadne urządzenie nie zaloguje się ponownie do tego portfela.',
    meaning:
      'Strona usuwa swoją część twojego portfela, twój e-mail i twoje sposoby odzyskiwania. Zapisany plik odzyskiwania nadal otwiera portfel swoim wydrukowanym kodem lub hasłem.',
    submit: 'Usuń na zawsze',
    doneTitle: 'Twój portfel został usunięty',
    done: 'Możesz zamknąć to okno. Logowanie tym samym e-mailem otworzy nowy portfel.',
    logIn: 'Zaloguj się',
  },

  words: {
    title: 'Pokazać słowa tego portfela?',
    about:
      'Tymi 24 słowami inny portfel, taki jak MetaMask lub Phantom, otwiera te same konta. Nie obowiązuje tam żaden limit tej strony.',
    warning:
      'Kto widzi te słowa, ma wszystko, co jest w tym portfelu, na zawsze. Nikt, kto ci pomaga, ich nie potrzebuje. Nikomu ich nie pokazuj.',
    needsPasskey: 'Najpierw dodaj klucz dostępu do zatwierdzania w sekcji „Limity”.',
    usePasskey: 'Użyj klucza dostępu',
    shownTitle: 'Słowa twojego portfela',
    shown: 'Zapisz je w tej kolejności. Znikną, gdy opuścisz ten widok.',
    listLabel: 'Słowa',
    done: 'Gotowe',
  },
}
