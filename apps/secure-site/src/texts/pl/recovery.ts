import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('pl')
const countGroups = (number: number) =>
  count(number, { one: '# grupę', few: '# grupy', many: '# grup', other: '# grupy' })
const countCharacters = (number: number) =>
  count(number, { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' })
/** Puts the noun into the genitive. */
const useCharacters = (number: number) => count(number, { one: '# znaku', other: '# znaków' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Kod odzyskiwania ma ${countGroups(groups)} po ${countCharacters(characters)}.`

const NAMES = {
  code: 'swojego wydrukowanego kodu',
  password: 'swojego hasła',
  passkey: 'swojego klucza dostępu',
} as const

export const recovery: Recovery = {
  title: 'Odzyskiwanie',
  none: 'Nie masz własnego odzyskiwania. Dopóki go nie dodasz, właściciel tej strony przechowuje zapasową część twojego portfela, a kto może zalogować się jako ty, może go otworzyć.',
  firstWay:
    'Gdy dodasz ten sposób, strona usunie swoją zapasową część twojego portfela. Odtąd potrzebujesz go lub jednego ze swoich urządzeń, aby otworzyć portfel na nowym urządzeniu: nikt inny nie może ci pomóc.',
  ways: { code: 'Wydrukowany kod', password: 'Hasło', passkey: 'Klucz dostępu' },
  added: (time) => `Dodano ${time}`,
  addCode: 'Dodaj wydrukowany kod',
  addPassword: 'Dodaj hasło',
  addPasskey: 'Dodaj klucz dostępu',
  usePasskey: 'Użyj klucza dostępu',
  saveFile: 'Zapisz plik odzyskiwania',

  removal: {
    label: 'Usuń',
    labels: {
      code: (time) => `Usuń: wydrukowany kod, dodano ${time}`,
      password: (time) => `Usuń: hasło, dodano ${time}`,
      passkey: (time) => `Usuń: klucz dostępu, dodano ${time}`,
    },
    titles: {
      code: 'Usunąć ten wydrukowany kod?',
      password: 'Usunąć to hasło?',
      passkey: 'Usunąć ten klucz dostępu?',
    },
    added: (time) => `Dodano ${time}.`,
    meaning:
      'Strona zapomina ten sposób. Kopia pozostaje niebezpieczna: kto ją ma i może zalogować się jako ty, nadal może otworzyć twój portfel.',
  },

  logout: {
    withoutWays: 'To okno zapomina swoją część twojego portfela. Logowanie otwiera portfel ponownie.',
    withWays: (ways) =>
      `To okno zapomina swoją część twojego portfela. Aby ponownie otworzyć tu portfel, potrzebujesz ${ways.map((way) => NAMES[way]).join(' lub ')} albo innego urządzenia.`,
  },

  newCode: {
    title: 'Wydrukuj lub zapisz ten kod',
    about:
      'Tym kodem otworzysz portfel na nowym urządzeniu. Strona go nie przechowuje. Kto ma ten kod i twój e-mail, może otworzyć twój portfel.',
    listLabel: 'Kod odzyskiwania',
    print: 'Drukuj',
    aboutFile:
      'Kodem i tym plikiem otworzysz portfel, nawet jeśli ta strona przestanie istnieć. Sam plik niczego nie otwiera.',
    stored: 'Kod jest zachowany',
    checkTitle: 'Wpisz dwie grupy swojego kodu',
    group: (group) => `Grupa ${group}`,
    groupDiffers: (group) => `Grupa ${group} się nie zgadza. Porównaj ją z tym, co zachowano.`,
    submit: 'Dodaj ten kod',
  },

  newPassword: {
    title: 'Wybierz hasło odzyskiwania',
    about:
      'Chroni ono część twojego portfela, którą przechowuje ta strona. Kto je zna i może czytać twoje e-maile, może otworzyć twój portfel.',
    label: 'Hasło',
    hint: (least) => `Co najmniej ${countCharacters(least)}. Nikt nie może go zresetować.`,
    repeat: 'Powtórz hasło',
    differ: 'Te dwa hasła się różnią.',
    continue: 'Kontynuuj',
    aboutFile:
      'Hasłem i tym plikiem otworzysz portfel, nawet jeśli ta strona przestanie istnieć. Kto ma plik, może próbować odgadnąć hasło.',
    submit: 'Dodaj to hasło',
  },

  newPasskey: {
    title: 'Dodaj klucz dostępu',
    about:
      'Chroni on część twojego portfela, którą przechowuje ta strona. Działa tylko na tej stronie: dodaj też kod lub hasło na wypadek, gdyby strona przestała istnieć.',
    create: 'Utwórz klucz dostępu',
    trialTitle: 'Użyj raz nowego klucza dostępu',
    trial: 'Przeglądarka utworzyła klucz dostępu. Użyj go teraz, aby zobaczyć, że otwiera twój portfel.',
  },

  open: {
    title: 'Otwórz portfel na tym urządzeniu',
    about: 'Zalogowano, ale to urządzenie nie ma jeszcze żadnej części twojego portfela.',
    usePasskey: 'Użyj swojego klucza dostępu',
    usePasskeyOf: (time) => `Użyj swojego klucza dostępu. Dodano ${time}`,
    password: 'Hasło odzyskiwania',
    passwordOf: (time) => `Hasło odzyskiwania. Dodano ${time}`,
    withPassword: 'Otwórz hasłem',
    code: 'Kod odzyskiwania',
    withCode: 'Otwórz kodem',
    askDevice: 'Poproś inne urządzenie',
    onlyHere: (site) => `Wpisuj je tylko tutaj, na ${site}.`,
    linkTitle: 'Zatwierdź to urządzenie na innym',
    link: 'Otwórz tę stronę na urządzeniu, które ma twój portfel. Zatwierdź tylko wtedy, gdy pokaże ten kod:',
    waiting: 'Czekamy na drugie urządzenie…',
    notApproved: 'To urządzenie nie zostało zatwierdzone',
  },

  restore: {
    title: 'Przywróć portfel',
    about: 'Wybierz plik odzyskiwania zapisany razem z twoim wydrukowanym kodem lub hasłem.',
    file: 'Plik odzyskiwania',
    fileFirst: 'Najpierw wybierz plik odzyskiwania.',
    continue: 'Kontynuuj',
    openTitle: 'Otwórz plik odzyskiwania',
    password: 'Hasło',
    opened: (address) => `Plik otwiera portfel ${address}. Zaloguj się adresem e-mail, który ma go odtąd otwierać.`,
  },

  codeMistakes: {
    otherKind: 'Ten kod jest innego rodzaju lub pochodzi z nowszej wersji tej strony.',
    noShare: 'Ten kod ma prawidłową sumę kontrolną, ale nie zawiera części do odzyskiwania.',
    words: 'To wygląda na słowa portfela. Wpisz je w portfelu, nie tutaj.',
    loginCode: (size) => `To wygląda na kod logowania. ${describeCode(size)}`,
    unknownCharacter: (group) => `Grupa ${group} ma znak, którego nie ma w żadnym kodzie. Porównaj ją.`,
    groupLength: (group, entered, size) => `Grupa ${group} ma ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) => `Ten kod jest niepełny: wpisano ${countGroups(entered)}. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Ten kod jest niepełny: wpisano ${countCharacters(entered)}. ${describeCode(size)}`,
    tooManyGroups: (entered, size) => `Ten kod jest za długi: wpisano ${countGroups(entered)}. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Ten kod jest za długi: wpisano ${countCharacters(entered)}. ${describeCode(size)}`,
    mistypedGroup: (group) => `W grupie ${group} jest literówka. Porównaj ją z wydrukowanym kodem.`,
    mistypedGroups: (one, other) => `W grupach ${one} i ${other} są literówki. Porównaj je z wydrukowanym kodem.`,
    swappedGroups: (one, other) => `Grupy ${one} i ${other} są zamienione miejscami.`,
    unlocated: 'W tym kodzie są błędy. Porównaj każdą grupę z wydrukowanym kodem.',
  },

  passwordMistakes: {
    short: (least) => `Użyj co najmniej ${useCharacters(least)}. Może to być kilka słów.`,
    long: (most) => `Użyj najwyżej ${useCharacters(most)}.`,
    weak: 'To hasło łatwo odgadnąć. Użyj kilku słów, które do siebie nie pasują.',
    damaged: 'To, co chroni hasło, jest uszkodzone lub nie zostało utworzone przez tę stronę.',
    wrong: 'To hasło nie pasuje. Sprawdź wielkie litery i język klawiatury.',
  },

  passkeyMistakes: {
    unavailable: 'Klucze dostępu tu nie działają. Wybierz inny sposób.',
    none: 'Na tym urządzeniu nie ma klucza dostępu do tego portfela.',
    cancelled:
      'Nie użyto klucza dostępu: prośba została anulowana lub to urządzenie nie ma klucza dostępu do tego portfela.',
    unsuitable:
      'Ten klucz dostępu nie może chronić portfela. Użyj innego urządzenia, innego menedżera haseł lub innego sposobu.',
    damaged: 'To, co chroni klucz dostępu, jest uszkodzone.',
    wrong: 'Ten klucz dostępu nie pasuje. Wybierz ten, który zapisano dla tego portfela.',
  },

  fileMistakes: {
    tooLarge: 'Ten plik jest zbyt duży jak na plik odzyskiwania.',
    none: 'To nie jest plik odzyskiwania.',
    newer: 'Ten plik odzyskiwania pochodzi z nowszej wersji. Pobierz nowszą wersję tej strony.',
    damaged: 'Ten plik odzyskiwania jest uszkodzony. Użyj innej jego kopii, jeśli ją masz.',
    otherCode: 'Ten kod wpisano poprawnie, ale nie należy on do tego pliku albo plik został zmieniony.',
    otherWallet: 'Ten plik odzyskiwania jest uszkodzony: otwiera inny portfel, niż wskazuje.',
    noPassword: 'Ten plik nie ma hasła. Wpisz wydrukowany kod odzyskiwania.',
  },
}
