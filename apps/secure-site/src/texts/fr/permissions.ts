import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('fr')

export const permissions: Texts['permissions'] = {
  grant: 'Laisser ce site agir pour vous',
  canSend: 'Tant que ceci est actif, le site peut envoyer ce montant à n’importe qui sans redemander.',
  revoke: 'Révoquer des autorisations',
  revoked: 'Après cela, le site ne peut pas utiliser cette autorisation.',
  rows: {
    reason: 'Raison',
    starts: 'Commence',
    uses: 'Utilisations',
  },
  uses: (number) => `${count(number, { other: '#' })} au plus ; votre compte paie chaque fois les frais`,
  inTotal: (amount) => `${amount} au total`,
  every: {
    day: (amount, days) => `${amount} ${days === 1 ? 'par jour' : count(days, { other: 'tous les # jours' })}`,
    hour: (amount, hours) => `${amount} ${hours === 1 ? 'par heure' : count(hours, { other: 'toutes les # heures' })}`,
    minute: (amount, minutes) =>
      `${amount} ${minutes === 1 ? 'par minute' : count(minutes, { other: 'toutes les # minutes' })}`,
    second: (amount, seconds) =>
      `${amount} ${seconds === 1 ? 'par seconde' : count(seconds, { other: 'toutes les # secondes' })}`,
  },
  errors: {
    expired: 'Cette autorisation a expiré.',
    feeTooHigh: 'Les frais de réseau sont trop élevés pour être payés sans demander.',
    maybeSent: 'Pas de réponse, c’est donc peut-être envoyé, et cela compte comme envoyé. Vérifiez d’abord le compte.',
    moreThanAllowed: 'C’est plus que ce que permet l’autorisation.',
    noneOfSite: 'Ce site n’a pas cette autorisation.',
    notFound: 'Cette autorisation n’existe pas.',
    smartAccountOnly: 'Seul un compte smart peut accorder des autorisations ici.',
    tooExpensive: 'Ceci échouerait, ou coûterait plus qu’un transfert.',
    tooMany: 'Ce site a trop d’autorisations.',
    transfersOnly: 'Les autorisations ne couvrent que les transferts.',
    unreadable: 'Impossible de lire les autorisations de ce site.',
    usedUp: 'Cette autorisation a atteint sa limite d’utilisations.',
  },
}
