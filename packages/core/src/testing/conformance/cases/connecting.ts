import { isRejection } from '../../../errors/toModalError.js'
import { all, type Case, needs, needsAct, needsSecondNetwork } from '../case.js'
import { check, equal } from '../check.js'
import { connected } from '../connected.js'

export const connecting: readonly Case[] = [
  {
    name: 'connect: gives the accounts, the network and the provider',
    async run(stage) {
      const { site, connection } = await connected(stage)
      const { accounts, networks } = stage.driver
      equal(connection.accounts[0].address, accounts[0], 'The first account is the one that the wallet has selected.')
      equal(connection.caipNetworkId, networks[0].caipNetworkId, 'The network is the one that the wallet is on.')
      check(connection.provider, 'A connection hands out the object of the wallet.')
      check(await site.adapter.isAddress(connection.accounts[0].address), 'The address of an account is an address.')
    },
  },
  {
    name: 'connect: rejects a wallet that is not there',
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
    name: 'connect: a refusal is told as one',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'reject')
      const error = await stage.refusal(stage.open().connect(), 'connect() rejects when the owner says no.')
      check(isRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
    },
  },
  {
    name: 'connect: can be tried again after a refusal',
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
    name: 'connect: goes to the network that is wanted',
    lacks: all(needsAct('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const network = stage.driver.networks[1]
      const { connection } = await connected(stage, { network })
      equal(
        connection.caipNetworkId,
        network?.caipNetworkId,
        'A wallet that can switch is asked to the wanted network.',
      )
    },
  },
  {
    name: 'connect: preload() asks the owner nothing',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      stage.open().adapter.preload?.()
      await stage.settle()
      equal(stage.driver.open(wallet), 0, 'preload() loads code; it must not ask.')
    },
  },
  {
    name: 'late: gives up with the signal, whatever the wallet does',
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
    name: 'late: asks nothing when the signal is aborted before',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      const asked = stage.open().connect({ signal: AbortSignal.abort() })
      await stage.refusal(asked, 'connect() rejects when its signal is aborted from the start.')
      await stage.settle()
      equal(stage.driver.open(wallet), 0, 'Nobody is asked for a request that was given up before.')
    },
  },
  {
    name: 'late: gives up when the modal is destroyed',
    async run(stage) {
      const wallet = await stage.place()
      stage.driver.mode(wallet, 'hold')
      const site = stage.open()
      const asked = site.connect()
      await stage.until(() => stage.driver.open(wallet) > 0, 'connect() asks the owner.')
      site.close()
      await stage.refusal(asked, 'When host.signal is aborted, connect() rejects.')
    },
  },
  {
    name: 'late: takes a late yes back from the wallet',
    lacks: needs('isAuthorized'),
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      const given = new AbortController()
      const asked = stage.open().connect({ signal: given.signal })
      await stage.until(() => driver.open(wallet) > 0, 'connect() asks the owner.')
      given.abort()
      // Some adapters wait for the wallet: that is another case.
      asked.catch(() => {})
      driver.mode(wallet, 'approve')
      driver.release(wallet, 'approve')
      await stage.settle()
      const isTakenBack = async () => !(await driver.isAuthorized?.(wallet))
      await stage.until(isTakenBack, 'The wallet is told to forget a page that had gone on when the owner said yes.')
    },
  },
  {
    name: 'late: reports nothing of a late yes, and can connect anew',
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
      equal([site.found.length, site.reports.length - reports], [0, 0], 'A late yes is no connection and no news.')
      const connection = await site.connect()
      equal(connection.accounts[0].address, driver.accounts[0], 'After a late yes the wallet can be connected anew.')
    },
  },
]
