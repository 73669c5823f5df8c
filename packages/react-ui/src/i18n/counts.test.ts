import { expect, it } from 'vitest'
import { enAssets } from '../features/assets/texts.js'
import { enSignIn } from '../features/embedded/signInTexts.js'
import { enNames } from '../features/names/texts.js'
import { enPermissions } from '../features/permissions/texts.js'
import { enReceive } from '../features/receive/texts.js'
import { enSmartSessions } from '../features/smartSessions/texts.js'
import { enSwap } from '../features/swap/texts.js'
import { enAmount } from './enAmount.js'
import { enLazy } from './enLazy.js'
import { enSend } from './enSend.js'

const HOUR = 3_600
const { allWallets, networks, remote } = enLazy

it.each([
  [enPermissions.accounts(1), '1 account'],
  [enPermissions.accounts(2), '2 accounts'],
  [enPermissions.takeBack(1), 'Revoke 1'],
  [enPermissions.takeBack(2), 'Revoke 2'],
  [enPermissions.pausedText(1), 'Your wallet wasn’t asked while this was closed. One is left.'],
  [enPermissions.pausedText(2), 'Your wallet wasn’t asked while this was closed. 2 are left.'],
  [enAmount.tooFine(0), 'Enter a whole number.'],
  [enAmount.tooFine(1), 'Use at most 1 decimal place.'],
  [enAmount.tooFine(2), 'Use at most 2 decimal places.'],
  [enReceive.tooFine(1), 'Use at most 1 decimal place.'],
  [enReceive.tooFine(0), 'Enter a whole number.'],
  [enAssets.pending(1), 'updating 1 network…'],
  [enAssets.pending(2), 'updating 2 networks…'],
  [enAssets.showHidden(1), 'Show 1 small or unknown token'],
  [enAssets.showHidden(2), 'Show 2 small or unknown tokens'],
  [allWallets.search(undefined), 'Search wallets'],
  [allWallets.search(587), 'Search 587 wallets'],
  [allWallets.found(1, 1), '1 wallet'],
  [allWallets.found(2, 2), '2 wallets'],
  [allWallets.found(60, 40), '60 wallets, showing the first 40'],
  [networks.found(1), '1 network'],
  [networks.found(2), '2 networks'],
  [remote.newCodeInSeconds(1), 'New code in 1 second'],
  [remote.newCodeInSeconds(2), 'New code in 2 seconds'],
  [remote.newCodeInSeconds(0), 'Getting a new code'],
  [enSignIn.newCodeInSeconds(1), 'You can ask for a new code in 1 second'],
  [enSignIn.newCodeInSeconds(2), 'You can ask for a new code in 2 seconds'],
  [enSignIn.newCodeInSeconds(0), 'You can ask for a new code now'],
  [enNames.found(1), '1 name available'],
  [enNames.found(2), '2 names available'],
  [enReceive.networksOf('Ethereum', undefined, 0), 'Ethereum'],
  [enReceive.networksOf('Ethereum', 'Base', 0), 'Ethereum and Base'],
  [enReceive.networksOf('Ethereum', 'Base', 1), 'Ethereum, Base and 1 more'],
  [enSend.found(1), '1 token'],
  [enSend.found(2), '2 tokens'],
  [enSwap.found(1), '1 token'],
  [enSwap.found(2), '2 tokens'],
  [enSwap.asking(1), 'Waiting for 1 provider'],
  [enSwap.asking(2), 'Waiting for 2 providers'],
  [enSend.seconds(12), 'About 12 seconds'],
  [enSend.seconds(600), 'About 10 minutes'],
  [enSend.seconds(2 * HOUR), 'About 2 hours'],
  [enSmartSessions.upTo('1 ETH', 24 * HOUR), 'Up to 1 ETH a day'],
  [enSmartSessions.upTo('1 ETH', 48 * HOUR), 'Up to 1 ETH every 2 days'],
  [enSmartSessions.upTo('1 ETH', 2 * HOUR), 'Up to 1 ETH every 2 hours'],
  [enSmartSessions.upTo('1 ETH', 1), 'Up to 1 ETH a second'],
  [enSmartSessions.upTo('1 ETH', 90), 'Up to 1 ETH every 90 seconds'],
])('a text has singular and plural: %s', (said, expected) => {
  expect(said).toBe(expected)
})
