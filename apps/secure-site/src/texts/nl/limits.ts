import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('nl')
const inHours = (hours: number) => count(hours, { one: 'over een uur', other: 'over # uur' })

export const limits: Texts['limits'] = {
  title: 'Limieten',
  none: 'Je wallet verstuurt wat je goedkeurt, zonder limiet.',
  perDay: (amount) => `Hoogstens ${amount} per dag`,
  perDayOfSite: (amount) => `Hoogstens ${amount} per dag, ingesteld door deze site`,
  passkeyAbove: (amount) => `Passkey boven ${amount}`,
  passkeyAboveOfSite: (amount) => `Passkey boven ${amount}, ingesteld door deze site`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Ontvangers',
  onlyRecipients: (number) => count(number, { one: 'Eén adres en geen ander', other: '# adressen en geen ander' }),
  passkey: 'Passkey voor goedkeuringen',
  passkeySince: (time) => `Sinds ${time}`,
  newPasskeySince: (time, from) => `Sinds ${time}. Versoepelt limieten en toont de woorden vanaf ${from}`,
  looserFrom: (time) => `Soepelere limieten gaan in op ${time}.`,
  keep: 'Limieten behouden',
  set: 'Limiet instellen',
  chooseRecipients: 'Ontvangers kiezen',
  addPasskey: 'Passkey voor goedkeuringen toevoegen',
  removePasskey: 'Passkey voor goedkeuringen verwijderen',

  edit: {
    network: 'Netwerk',
    perDay: (coin) => `Hoogstens per dag, in ${coin}`,
    perDayHint: 'Telt de munt van het netwerk, niet de tokens. Leeg: geen limiet.',
    passkeyAbove: (coin) => `Passkey boven, in ${coin}`,
    passkeyAboveHint: 'Ook gevraagd voor tokens en contracten, waarvan de waarde niet bekend is. Leeg: geen passkey.',
    passkeyFirst: 'Voeg eerst een passkey voor goedkeuringen toe.',
    notAnAmount: 'Voer een bedrag als 0.5 in of laat het veld leeg.',
  },

  recipientList: {
    about:
      'Je wallet verstuurt dan alleen naar deze adressen en roept geen ander contract aan. Bij de overdracht van een token telt wie het krijgt.',
    label: 'Adressen, één per regel',
    hint: 'Vermeld ook contracten die je gebruikt, zoals een beurs. Leeg: iedereen.',
    notAnAddress: (typed) => `‘${typed}’ is geen adres. Namen werken hier niet.`,
  },

  loosen: {
    title: 'Je limieten versoepelen?',
    onlyPasskey:
      'Alleen je passkey versoepelt ze op deze site. Als je die kwijt bent, kan de eigenaar van de site ze niet voor je versoepelen.',
    passkeyOrWait: (hours) =>
      `Je passkey versoepelt ze nu. Zonder passkey veranderen ze ${inHours(hours)}, en we sturen je eerst een e-mail.`,
    wait: (hours) => `Ze veranderen ${inHours(hours)}, en we sturen je eerst een e-mail. Tot dan kun je ze behouden.`,
    usePasskey: 'Passkey gebruiken',
    changeIn: (hours) => `${count(hours, { one: 'Over een uur', other: 'Over # uur' })} wijzigen`,
  },
}
