import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WalletDriver } from '@foyer/core/testing/cases'
import { base58 } from '@scure/base'
import { type Hex, keccak256, recoverAddress, sha256, stringToBytes, toHex } from 'viem'
import { tronMainnet, tronNile } from '../networks.js'
import { answerNodeRequest } from '../sandbox/answerNodeRequest.js'
import { createScriptedUser } from '../sandbox/createScriptedUser.js'
import { createTronWallet, type TronWallet } from '../sandbox/createTronWallet.js'

// The first accounts of the sandbox's mnemonic at m/44'/195'/0'/0.
const ACCOUNTS = ['TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6', 'TPjjvMwjPoDC32V2dGDYTkLH4E5LAtBZ6C'] as const

interface Placed extends TronWallet {
  readonly owner: ReturnType<typeof createScriptedUser>
}

/** Drives the test wallet: places it in a page, and acts as its user. */
export const gannetDriver: WalletDriver<'tron', Placed> = {
  ids: ['sandbox.foyer.gannet', 'sandbox.foyer.petrel'],
  networks: [tronMainnet, tronNile],
  accounts: ACCOUNTS,
  addresses: {
    good: [...ACCOUNTS, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    bad: [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj0t',
      '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    ],
  },
  remembers: true,
  announces: true,
  place({ walletId, page, storage, without }) {
    const owner = createScriptedUser()
    const wallet = createTronWallet({
      name: walletId,
      rdns: walletId,
      chainIds: ['0x2b6653dc', '0xcd8690dc'],
      page,
      storage,
      ask: owner.ask,
      canSign: without !== 'signMessage',
    })
    return { ...wallet, owner }
  },
  remove: (wallet) => wallet.remove(),
  mode: ({ owner }, mode) => owner.mode(mode),
  release: ({ owner }, answer) => owner.release(answer),
  open: ({ owner }) => owner.open(),
  switchAccount: (wallet, position) => wallet.select(position),
  switchNetwork: (wallet, { id }) => wallet.goTo(String(id)),
  end: (wallet) => wallet.end(),
  hang: ({ provider }) => void Object.assign(provider, { request: () => new Promise(() => {}) }),
  listeners: (wallet) => wallet.listeners(),
  announceAgain: (wallet) => wallet.announce(),
  placeHostile(page) {
    const provider = { request: async () => null, on() {} }
    for (const detail of [
      undefined,
      {
        get info() {
          throw new Error('Do not touch')
        },
      },
      { info: { name: 'No provider', rdns: 'a.none' } },
      { info: { name: { toString: () => 'Object' }, rdns: 'a.object' }, provider },
      { info: { name: 'No domain', rdns: 'injected' }, provider },
      { info: { name: 'Script', rdns: 'a.script', icon: 'javascript:alert(1)' }, provider },
      { info: { name: 'Impostor', rdns: 'sandbox.foyer.gannet' }, provider },
    ]) {
      page.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail }))
    }
  },
  walletMethods: {
    // Verifies without the adapter's code: viem's hash and recovery, and an address formatted by hand.
    signMessage: {
      async verify({ message, signature, account }) {
        const bytes = stringToBytes(message)
        const hash = keccak256(
          new Uint8Array([...stringToBytes(`\x19TRON Signed Message:\n${bytes.length}`), ...bytes]),
        )
        const signer = await recoverAddress({ hash, signature: signature as Hex })
        const bare = `0x41${signer.slice(2).toLowerCase()}` as const
        return toHex(base58.decode(account.address)) === bare + sha256(sha256(bare)).slice(2, 10)
      },
    },
    switchNetwork: 'asks',
  },
  canLack: ['signMessage'],
  absent: {
    isAuthorized: 'TRON has no word for giving a permission back.',
    'walletMethods.selectAccount': 'A wallet shows one account at a time.',
    elsewhere: 'No library of a page shares the connections of this adapter.',
  },
  leavesOut: {
    'walletMethods.signTypedData': 'To keep the example short.',
    'walletMethods.sendTransaction': 'To keep the example short.',
    channel: 'To keep the example short.',
    chainReader: 'To keep the example short.',
  },
  async startNode() {
    const amount = 9_007_199_254_740_993n
    const balances = new Map([[ACCOUNTS[0], amount]])
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.end(JSON.stringify(answerNodeRequest(balances, JSON.parse(body))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const stop = () => void server.close().closeAllConnections()
    return { url, network: tronNile, address: ACCOUNTS[0], amount, stop }
  },
}
