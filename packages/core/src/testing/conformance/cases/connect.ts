import { isUserRejection } from '../../../errors/toModalError.js'
import { type ConformanceCase, needsAll, needsMembers, needsSecondNetwork, needsWalletMethod } from '../case.js'
import { check, checkEqual } from '../check.js'
import { connectWallet } from '../connectWallet.js'

export const connectCases: readonly ConformanceCase[] = [
  {
    name: 'connect: returns accounts, network and provider',
    async run(stage) {
      const { site, connection } = await connectWallet(stage)
      const { accounts, networks } = stage.driver
      checkEqual(
        connection.accounts[0].address,
        accounts[0],
        'The first account is the one that the wallet has selected.',
      )
      checkEqual(connection.caipNetworkId, networks[0].caipNetworkId, 'The network is the one that the wallet is on.')
      check(connection.provider, 'A connection hands out the object of the wallet.')
      check(await site.adapter.isAddress(connection.accounts[0].address), 'The address of an account is an address.')
    },
  },
  {
    name: 'connect: rejects for an absent wallet',
    async run(stage) {
      await stage.place()
      const asked = stage.open().connect({ walletId: 'no.such.wallet' })
      await stage.refusesWith(
        asked,
        'WALLET_NOT_FOUND',
        'connect() rejects with WALLET_NOT_FOUND for an id nobody reported.',
      )
    },
  },
  {
    name: 'connect: rejects with USER_REJECTED when the user declines',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'reject')
      const error = await stage.refusal(stage.open().connect(), 'connect() rejects when the owner says no.')
      check(isUserRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
    },
  },
  {
    name: 'connect: works again after the user declined',
    async run(stage) {
      const wallet = await stage.place()
      const site = stage.open()
      stage.driver.mode(wallet, 'reject')
      await stage.refusal(site.connect(), 'connect() rejects when the owner says no.')
      stage.driver.mode(wallet, 'approve')
      await site.connect()
    },
  },
  {
    name: 'connect: connects on the requested network',
    lacks: needsAll(needsWalletMethod('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const network = stage.driver.networks[1]
      const { connection } = await connectWallet(stage, { network })
      checkEqual(
        connection.caipNetworkId,
        network?.caipNetworkId,
        'A wallet that can switch is asked to the wanted network.',
      )
    },
  },
  {
    name: 'connect: preload() prompts nobody',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      stage.open().adapter.preload?.()
      await stage.settle()
      checkEqual(stage.driver.open(wallet), 0, 'preload() loads code; it must not ask.')
    },
  },
  {
    name: 'abort: rejects with the signal, whatever the wallet does',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      const given = new AbortController()
      const asked = stage.open().connect({ signal: given.signal })
      await stage.until(() => stage.driver.open(wallet) > 0, 'connect() asks the owner.')
      given.abort()
      await stage.refusesWith(asked, 'ABORTED', 'When its signal is aborted, connect() rejects at once with ABORTED.')
    },
  },
  {
    name: 'abort: prompts nobody when the signal is already aborted',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      const asked = stage.open().connect({ signal: AbortSignal.abort() })
      await stage.refusal(asked, 'connect() rejects when its signal is aborted from the start.')
      await stage.settle()
      checkEqual(stage.driver.open(wallet), 0, 'Nobody is asked for a request that was given up before.')
    },
  },
  {
    name: 'abort: rejects when the modal is destroyed',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      const site = stage.open()
      const asked = site.connect()
      await stage.until(() => stage.driver.open(wallet) > 0, 'connect() asks the owner.')
      site.close()
      await stage.refusal(asked, 'When adapterContext.signal is aborted, connect() rejects.')
    },
  },
  {
    name: 'abort: revokes a late approval in the wallet',
    lacks: needsMembers('isAuthorized'),
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      const given = new AbortController()
      const asked = stage.open().connect({ signal: given.signal })
      await stage.until(() => driver.open(wallet) > 0, 'connect() asks the owner.')
      given.abort()
      // Some adapters reject only after the wallet's answer; another case tests the abort.
      asked.catch(() => {})
      driver.mode(wallet, 'approve')
      driver.release(wallet, 'approve')
      await stage.settle()
      const isTakenBack = async () => !(await driver.isAuthorized?.(wallet))
      await stage.until(isTakenBack, 'The wallet is told to forget a page that had gone on when the owner said yes.')
    },
  },
  {
    name: 'abort: reports no late approval, and connects anew',
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      const site = stage.open()
      const reports = site.reports.length
      driver.mode(wallet, 'hold')
      const given = new AbortController()
      const asked = site.connect({ signal: given.signal })
      await stage.until(() => driver.open(wallet) > 0, 'connect() asks the owner.')
      given.abort()
      asked.catch(() => {})
      driver.mode(wallet, 'approve')
      driver.release(wallet, 'approve')
      await stage.settle()
      checkEqual(
        [site.discovered.length, site.reports.length - reports],
        [0, 0],
        'A late yes is no connection and no news.',
      )
      const connection = await site.connect()
      checkEqual(
        connection.accounts[0].address,
        driver.accounts[0],
        'After a late yes the wallet can be connected anew.',
      )
    },
  },
]
