import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('nl')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'Verzoek van ', afterSite: `: ${title}` }),
  moreWaiting: (number) => count(number, { one: 'Nog # verzoek wacht', other: 'Nog # verzoeken wachten' }),
  notEncrypted: 'De verbinding met deze site is niet versleuteld.',
  buttons: {
    approve: 'Goedkeuren',
    decline: 'Weigeren',
    close: 'Sluiten',
    tryAgain: 'Opnieuw proberen',
  },
  hints: {
    hidden: 'Maak dit venster volledig zichtbaar om goed te keuren.',
    small: 'Maak dit venster groter om goed te keuren.',
    tiny: 'Dit is te klein om te lezen. Zoom in om goed te keuren.',
    unread: 'Scroll naar het einde om goed te keuren.',
  },
  states: {
    oneMoment: 'Een moment',
    loading: (site) => `Het verzoek van ${site} wordt geladen.`,
    signing: 'Ondertekenen',
    sending: 'Versturen',
    failed: 'Dat is niet gelukt',
    nothingSent: (reason) => `Er is niets verstuurd. ${reason}`,
  },
  window: {
    open: 'Controleren in een nieuw venster',
    openAgain: 'Venster opnieuw openen',
    openHere: 'Op deze pagina openen',
    before: 'Je ziet het hele verzoek in een venster van je wallet en keurt het daar goed.',
    after: 'Dit verzoek is open in een ander venster. Keur het daar goed of weiger het daar.',
  },
  rows: {
    account: 'Account',
    bytes: 'Bytes',
    data: 'Data',
    details: 'Details',
    fee: 'Kosten',
    leftToday: 'Over van de limiet van vandaag',
    message: 'Bericht',
    network: 'Netwerk',
    more: 'En',
  },
  more: (number) => count(number, { other: 'nog #' }),
  batch: {
    nothing: 'Een transactie goedkeuren die niets doet',
    actions: (number) => count(number, { one: '# actie goedkeuren', other: '# acties goedkeuren' }),
    actionsAtOnce: (number) =>
      count(number, { one: '# actie in één keer goedkeuren', other: '# acties in één keer goedkeuren' }),
    transactions: (number) => count(number, { one: '# transactie goedkeuren', other: '# transacties goedkeuren' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Deze worden een voor een verstuurd. Als er een mislukt, zijn de eerdere toch doorgegaan.',
  },
  hiddenCharacters: 'Dit bevat onzichtbare tekens. Ze zijn uitgeschreven als \\u{…}.',
  errors: {
    maybeSent:
      'Geen antwoord, dus dit is mogelijk verstuurd. Als je het hier opnieuw probeert, wordt het niet twee keer verstuurd.',
    maybeSentOther:
      'Het antwoord noemt een andere transactie, dus dit is mogelijk verstuurd. Als je het hier opnieuw probeert, wordt het niet twee keer verstuurd.',
    networkUnavailable: 'Dit netwerk is hier niet beschikbaar.',
    noPasskey: 'Er is op dit apparaat geen passkey voor deze wallet.',
    otherAccount: 'Dit is niet het verbonden account.',
    otherNetwork: 'Dit is voor een ander netwerk.',
    tooLarge: 'Dit verzoek is te groot om te controleren.',
    tooMany: 'Er wachten te veel verzoeken.',
    unverified: 'Het antwoord van het venster kon niet worden geverifieerd, dus er is niets verstuurd.',
  },
}
