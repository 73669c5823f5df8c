import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const HARBOR = '0x00000000000000000000000000000000000000f1'
const ALTERED = '0x00000000000000000000000000000000000000f2'
const NOBODYS = '0x00000000000000000000000000000000000000f3'
const abi = parseAbi(['function stake(uint256 amount, address helper)'])

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'foyer-descriptors-'))
writeFile(HARBOR, privateKey)
writeFile(ALTERED, generateKeyPairSync('ed25519').privateKey)
const key = publicKey.export({ format: 'jwk' }).x ?? ''
const stage = useTestEnvironment({ descriptors: { folder, key } })

function writeFile(address: string, signer: KeyObject) {
  const formats = {
    'stake(uint256 amount,address helper)': {
      intent: 'Stake',
      interpolatedIntent: 'Stake {amount} with the help of {helper}',
      fields: [
        { path: 'amount', label: 'Amount', format: 'amount' },
        { path: 'helper', label: 'Helper', format: 'addressName' },
      ],
    },
  }
  const context = { contract: { deployments: [{ chainId: 1, address }] } }
  const descriptors = [{ context, metadata: { owner: 'Harbor' }, display: { formats } }]
  const payload = JSON.stringify({ version: 1, chainId: 1, address, descriptors })
  const signature = sign(null, Buffer.from(`foyer-descriptors:1\n${payload}`), signer).toString('base64url')
  mkdirSync(join(folder, '1'), { recursive: true })
  writeFileSync(join(folder, '1', `${address}.json`), JSON.stringify({ payload, signature }))
}

describe.skipIf(!existsSync(CHROMIUM))('the review of a contract call', () => {
  it('says from a signed description what the call does, and else that nobody has described it', async () => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, 'stake@example.org')
    await stage.fund(address)
    const data = encodeFunctionData({ abi, functionName: 'stake', args: [parseEther('0.5'), HARBOR] })
    const open = async (to: string): Promise<Page> => {
      await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, data }])
      return stage.review(wallet)
    }
    const review = await open(HARBOR)
    await review.getByRole('heading', { name: 'From its description' }).waitFor()
    const text = (await review.locator('.content').textContent()) ?? ''
    expect(text).toMatch(/What it doesStake 0\.5 ETH with the help of 0x0{38}[fF]1Contract ofHarbor/)
    // The description stands beside what the frame itself knows.
    for (const known of ['There’s no contract at this address', 'Function', 'Fee', 'Data'])
      expect(text).toContain(known)
    await stage.approve(review)
    expect((await stage.site().answer(page)).value).toMatch(/^0x[\da-f]{64}$/)

    for (const to of [ALTERED, NOBODYS]) {
      const other = await open(to)
      await other.getByText('We have no description of this call.').waitFor()
      expect(await other.getByRole('heading', { name: 'From its description' }).count()).toBe(0)
      await other.getByRole('button', { name: 'Decline' }).click()
      await stage.site().answer(page)
    }
    expect(stage.site().complaints).toEqual([])
    await page.context().close()
  })
})
