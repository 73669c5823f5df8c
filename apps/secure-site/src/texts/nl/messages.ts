import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('nl')

export const messages: Texts['messages'] = {
  signBytes: 'Bytes ondertekenen',
  notText: 'Dit is geen tekst, dus we kunnen niet tonen wat het betekent.',
  signMessage: 'Een bericht ondertekenen',
  fullMessage: 'Volledig bericht',
  signIn: {
    title: 'Inloggen',
    rows: {
      site: 'Inloggen bij',
      statement: 'Verklaring',
    },
    expired: 'Het bericht is verlopen.',
    otherAccount: 'Het bericht noemt een ander account.',
    otherNetwork: (network, current) => `Het bericht is voor netwerk ${network}, maar je bent op ${current}.`,
    otherSite: (named, site) =>
      `Hiermee log je in bij ${named}, maar ${site} vraagt erom. Mogelijk probeert iemand je account daar te gebruiken.`,
    unnamedSite: (site) =>
      `Hiermee log je in bij een site die niet wordt genoemd, maar ${site} vraagt erom. Mogelijk probeert iemand je account daar te gebruiken.`,
  },
  typedData: {
    sign: (type) => `${type} ondertekenen`,
    for: 'Voor',
    allFields: (type) => `Alle velden van ${type}`,
    emptyList: 'leeg',
    otherNetwork: (network, current) => `Dit is voor netwerk ${network}, maar je bent op ${current}.`,
    signatureIsAll: 'Je handtekening is daarvoor genoeg. Je wordt niets meer gevraagd en ziet geen netwerkkosten.',
    canTakeTokens:
      'Met deze handtekening kan iemand tokens van je nemen zonder het opnieuw te vragen. Controleer elk veld.',
    canSendTokens:
      'Met deze handtekening kunnen deze tokens vanuit je account worden verstuurd zonder het opnieuw te vragen.',
    offer: 'Je bezit te koop aanbieden',
    canTakeOffer:
      'Iedereen met deze handtekening kan nemen wat je aanbiedt voor de prijs die erin staat, die ook niets kan zijn. Controleer elk veld.',
  },
  description: {
    title: 'Volgens de beschrijving',
    rows: {
      contractOf: 'Contract van',
      description: 'Beschrijving',
      whatItDoes: 'Wat het doet',
    },
    noneOfCall: 'We hebben geen beschrijving van deze aanroep.',
    noneOfMessage: 'We hebben geen beschrijving van dit bericht.',
  },
  emailChange: {
    add: 'Een e-mailadres toevoegen',
    change: 'Je e-mailadres wijzigen',
    rows: {
      current: 'Huidig e-mailadres',
      new: 'Nieuw e-mailadres',
      when: 'Wanneer',
    },
    codesMayBeSent: 'Naar dit adres kunnen codes worden gestuurd die wijzigingen van je wallet bevestigen.',
    canOpenWallet: (email, current) =>
      `Iedereen die e-mail van ${email} kan lezen, kan dan deze wallet openen en alles nemen wat erin zit. Je kunt hem dan niet meer openen met ${current}.`,
    immediately: 'Direct na beide codes',
    afterHours: (hours) => count(hours, { other: '# uur na beide codes' }),
    noticeWithLink:
      'We sturen naar je huidige adres een link om de wijziging voor die tijd tegen te houden. Elk ander apparaat wordt uitgelogd.',
    notice: 'We e-mailen je huidige adres over de wijziging. Elk ander apparaat wordt uitgelogd.',
  },
}
