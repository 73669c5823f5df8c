import { expect, it } from 'vitest'
import { enAllowed } from './enAllowed.js'
import { enAmount } from './enAmount.js'
import { enAssets } from './enAssets.js'
import { enLater } from './enLater.js'
import { enNames } from './enNames.js'
import { enReceive } from './enReceive.js'
import { enSend } from './enSend.js'
import { enSignIn } from './enSignIn.js'
import { enSmartSessions } from './enSmartSessions.js'
import { enSwap } from './enSwap.js'

const HOUR = 3_600
const { allWallets, networks, remote } = enLater

it.each([
  [enAllowed.accounts(1), '1 account'],
  [enAllowed.accounts(2), '2 accounts'],
  [enAllowed.stop(1), 'Stop it'],
  [enAllowed.stop(2), 'Stop 2'],
  [enAllowed.takeBack(1), 'Take it back'],
  [enAllowed.takeBack(2), 'Take back 2'],
  [enAllowed.pausedText(1), 'Your wallet was not asked while this was closed. One is left.'],
  [enAllowed.pausedText(2), 'Your wallet was not asked while this was closed. 2 are left.'],
  [enAmount.tooFine(0), 'Only whole numbers are possible here.'],
  [enAmount.tooFine(1), 'That has more than 1 decimal place. Enter fewer.'],
  [enAmount.tooFine(2), 'That has more than 2 decimal places. Enter fewer.'],
  [enReceive.tooFine(1), 'That has more than 1 decimal place. Enter fewer.'],
  [enReceive.tooFine(0), 'Only whole numbers are possible here.'],
  [enAssets.pending(1), '1 network still loading'],
  [enAssets.pending(2), '2 networks still loading'],
  [enAssets.showHidden(1), 'Show 1 small or unknown token'],
  [enAssets.showHidden(2), 'Show 2 small or unknown tokens'],
  [allWallets.search(undefined), 'Search wallets'],
  [allWallets.search(587), 'Search 587 wallets'],
  [allWallets.found(1, 1), '1 wallet'],
  [allWallets.found(2, 2), '2 wallets'],
  [allWallets.found(60, 40), '60 wallets, the first 40 shown'],
  [networks.found(1), '1 network'],
  [networks.found(2), '2 networks'],
  [remote.newCodeInSeconds(1), 'New code in 1 second'],
  [remote.newCodeInSeconds(2), 'New code in 2 seconds'],
  [remote.newCodeInSeconds(0), 'A new code is coming'],
  [enSignIn.newCodeInSeconds(1), 'You can ask for a new code in 1 second'],
  [enSignIn.newCodeInSeconds(2), 'You can ask for a new code in 2 seconds'],
  [enSignIn.newCodeInSeconds(0), 'You can ask for a new code now'],
  [enNames.found(1), '1 name is free'],
  [enNames.found(2), '2 names are free'],
  [enReceive.networksOf('Ethereum', undefined, 0), 'Ethereum'],
  [enReceive.networksOf('Ethereum', 'Base', 0), 'Ethereum and Base'],
  [enReceive.networksOf('Ethereum', 'Base', 1), 'Ethereum, Base and 1 more'],
  [enSend.found(1), '1 token'],
  [enSend.found(2), '2 tokens'],
  [enSwap.found(1), '1 token'],
  [enSwap.found(2), '2 tokens'],
  [enSwap.asking(1), '1 provider is still being asked'],
  [enSwap.asking(2), '2 providers are still being asked'],
  [enSend.seconds(12), 'About 12 seconds'],
  [enSend.seconds(600), 'About 10 minutes'],
  [enSend.seconds(2 * HOUR), 'About 2 hours'],
  [enSmartSessions.upTo('1 ETH', 24 * HOUR), 'Up to 1 ETH a day'],
  [enSmartSessions.upTo('1 ETH', 48 * HOUR), 'Up to 1 ETH every 2 days'],
  [enSmartSessions.upTo('1 ETH', 2 * HOUR), 'Up to 1 ETH every 2 hours'],
  [enSmartSessions.upTo('1 ETH', 1), 'Up to 1 ETH a second'],
  [enSmartSessions.upTo('1 ETH', 90), 'Up to 1 ETH every 90 seconds'],
])('says one and several each as it is said: %s', (said, expected) => {
  expect(said).toBe(expected)
})
