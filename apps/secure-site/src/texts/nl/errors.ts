import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Er ging iets mis. Probeer het opnieuw.',
  notResponding: 'De beveiligde site reageert niet. Controleer je verbinding en probeer het opnieuw.',
  otherUser: 'De beveiligde site gaf een andere gebruiker terug.',
  signInFirst: 'Log eerst in.',
  logInAgain: 'Log opnieuw in.',
  logInToOpen: 'Log opnieuw in om je wallet op dit apparaat te openen.',
  smartUnavailable: 'Smart accounts zijn niet beschikbaar op dit netwerk.',

  transaction: {
    notEnough: 'Je hebt niet genoeg voor het bedrag en de kosten.',
    outOfOrder: 'Deze transactie staat niet in de juiste volgorde. Probeer het opnieuw.',
    mayHaveExpired: 'Deze transactie is mogelijk verlopen. Begin opnieuw op de site.',
    contractRejected: (reason) => `Het contract heeft dit afgewezen: ${reason}`,
    contractRejectedWithoutReason: 'Het contract heeft dit afgewezen: geen reden gegeven',
    networkRejected: (reason) => `Het netwerk heeft dit afgewezen: ${reason}`,
  },

  wallet: {
    none: 'Er is nog geen wallet voor deze login.',
    notHere:
      'Je wallet staat nog niet op dit apparaat. Open hem met je herstel of keur dit apparaat goed op een ander apparaat.',
    closed: 'Je wallet kon niet worden geopend. Hij is niet gewijzigd. Neem contact op met de eigenaar van deze site.',
    partLost:
      'De beveiligde site is haar deel van je wallet kwijt, en het deel van dit apparaat kan hem niet alleen openen. Hier is niets verwijderd. Je herstelbestand opent de wallet met de code of het wachtwoord ervan en herstelt hem op de eigen pagina van de beveiligde site; of neem contact op met de eigenaar van deze site.',
    otherExists:
      'Deze login heeft al een andere wallet, die blijft zoals hij is. Herstel die van jou met een ander e-mailadres; of, als de andere wallet nieuw en leeg is, log erop in, verwijder hem en herstel dan die van jou.',
    forgotten: (address) =>
      `Dit apparaat heeft een deel van de wallet ${address}, die de beveiligde site is vergeten. Hier is niets verwijderd. Kies om hem terug te krijgen ‘Wallet herstellen uit het herstelbestand’ op de eigen pagina van de beveiligde site voordat je daar inlogt, of neem contact op met de eigenaar van de site.`,
  },

  device: {
    needsApproval: (code) =>
      `Dit apparaat heeft je goedkeuring nodig. Keur ${code} goed in het eigen venster van je wallet. Log daarna hier opnieuw in.`,
    declined: 'Het andere apparaat heeft geweigerd. Er is niets naar dit apparaat gestuurd.',
    unreadable:
      'Wat het andere apparaat heeft gestuurd, kan niet worden geopend. Probeer het opnieuw en vergelijk de codes.',
  },
}
