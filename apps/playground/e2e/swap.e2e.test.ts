import contracts from '@foyer/sandbox/contracts.json' with { type: 'json' }
import { BETTER_POOL, SCAM_TOKEN, SWAP_POOL } from '@foyer/sandbox/swaps'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { nodeUrl } from './lib/requestNode.ts'
import { chooseToken, chooseTokenByAddress, locatePayInput, reviewSwap } from './lib/swapScreens.ts'
import { approveToken, MAX_ALLOWANCE_HEX, UNISWAP_ROUTER } from './lib/tokenApprovalScreens.ts'

describe('a swap', () => {
  it('costs the payment and the network’s fee, and brings the amount on its receipt', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'kitewing')
    const account = (await readState(page)).address as Address
    const { tokens } = await page.evaluate(async () =>
      (await fetch('/sandbox.json')).json().then((local) => local.tokenList),
    )
    const { address } = tokens.find(({ symbol }: { symbol: string }) => symbol === 'HUSD') as { address: Address }
    const read = async () => ({
      coin: await getChainClient(1).getBalance({ address: account }),
      dollars: await getChainClient(1).readContract({
        address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
    })

    await modal.openAccount()
    await modal.button('Swap').click()
    await modal.dialog.locator('[data-focus-key="token-to"]').click()
    await modal.button('Harbor Dollar').click()
    await modal.dialog.getByLabel('You pay').fill('0.5')
    await modal.text(/^1 ETH = /).waitFor()
    await modal.button('Review swap').click()
    await modal.text('What will happen').waitFor()
    const before = await read()
    await modal.button('Swap now').dblclick()
    await modal.title.getByText('Swapped').waitFor()
    const after = await read()
    const got = await modal.dialog.getByText(/^You received /).textContent()
    const fee = before.coin - after.coin - parseEther('0.5')
    expect(fee).toBeGreaterThan(0n)
    expect(fee).toBeLessThan(parseEther('0.01'))
    const dollars = Number(after.dollars - before.dollars) / 1e6
    expect(Number(/([\d,.]+) HUSD/.exec(got ?? '')?.[1]?.replaceAll(',', ''))).toBeCloseTo(dollars, 1)
    expect(dollars).toBeGreaterThan(0)

    // Token approvals are listed in their own view, which can revoke them.
    await approveToken(page, 'HUSD', UNISWAP_ROUTER, MAX_ALLOWANCE_HEX)
    const allowed = () =>
      getChainClient(1).readContract({
        address,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [account, UNISWAP_ROUTER],
      })
    await expect.poll(allowed).toBe(2n ** 256n - 1n)
    await modal.button('Done').click()
    await modal.button('Permissions').click()
    const box = modal.dialog.locator('.fy-allow__box')
    const colour = () => box.evaluate((element) => getComputedStyle(element).backgroundColor)
    await box.waitFor()
    const unchosen = await colour()
    await modal.text('Unlimited HUSD').click()
    expect(await colour(), 'nobody has chosen it before').not.toBe(unchosen)
    await modal.button('Revoke 1').click()
    await modal.text('No permissions found').waitFor()
    expect(await allowed()).toBe(0n)
    await modal.back.click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Permission revoked').waitFor()
  })

  it('compares providers, warns of traps, shows a changed price, and goes on after a reload between approval and swap', async () => {
    const path = createPlaygroundPath({ 'features.swaps': ['1inch', 'detour'], 'features.onramp': ['brightlane'] })
    const page = await openPage({ path, before: ({ clock }) => clock.install() })
    const modal = locateModal(page)
    const { script } = controlWallet(page, 'kitewing')
    await connect(page, 'kitewing')
    await modal.openAccount()
    // The page's options name the provider.
    await modal.button('Buy').waitFor()
    await modal.button('Swap').click()
    await chooseToken(page, 'to', 'Harbor Dollar')
    await locatePayInput(page).fill('0.5')
    await modal.text(/^1 ETH = /).click()

    // The second provider pays more, but less remains after gas.
    const offers = modal.dialog.locator('.fy-swap__offers > div')
    await expect.poll(() => offers.count()).toBe(2)
    const [best = '', other = ''] = await offers.allTextContents()
    expect(best).toMatch(/^1inch Swap APIBest, with fees estimated|^1inchBest, with fees estimated/)
    expect(other).toMatch(/^Breakwater/)
    const amountOf = (text: string) => Number(/([\d,.]+) HUSD/.exec(text)?.[1]?.replaceAll(',', ''))
    expect(amountOf(other)).toBeGreaterThan(amountOf(best))

    // The price is refreshed during review: a click on the old one has no effect.
    await reviewSwap(page)
    const pool = createTestClient({ mode: 'anvil', transport: http(nodeUrl('eip155:1')) })
    const { address, coins } = SWAP_POOL
    await pool.setBalance({ address, value: (coins * 1_005n) / 1_000n })
    await page.clock.fastForward(21_000)
    await modal.text(/^The price changed: you now get about /).waitFor()
    expect(await modal.button('Swap now').count()).toBe(0)
    await modal.button('Accept the new price').click()
    await modal.button('Swap now').waitFor()
    await pool.setBalance({ address, value: coins })

    await modal.back.click()
    await chooseToken(page, 'to', 'Toll')
    await modal.text(/^1 ETH = /).waitFor()
    await reviewSwap(page)
    await modal.text('This token takes 1% of every transfer.').waitFor()
    await modal.back.click()
    await chooseTokenByAddress(page, SCAM_TOKEN.address)
    await modal.text('This HUSD isn’t the real Harbor Dollar').waitFor()
    await modal.text(/^1 ETH = /).waitFor()
    await reviewSwap(page)
    await modal.text('You can buy this token but not sell it.').waitFor()
    await modal.button('Swap anyway').waitFor()

    // Approves the exact amount: declined first, then approved with the modal closed, and continued after a reload.
    await modal.back.click()
    await chooseToken(page, 'from', 'Pilot')
    await chooseToken(page, 'to', 'Harbor Dollar')
    await locatePayInput(page).fill('7')
    await modal.text(/^1 HUSD = /).waitFor()
    await reviewSwap(page)
    await script.next(['reject'])
    await modal.button('Swap now').click()
    await modal.text('PILOT not allowed').waitFor()
    await script.mode('never')
    await modal.button('Try again').click()
    await expect.poll(() => script.open()).toEqual(['transaction'])
    await modal.close.click()
    await modal.gone()
    await script.release()
    await page.waitForFunction(() => localStorage.getItem('@appkit/feature:swaps:progress')?.includes('approval'))
    await page.reload()
    await modal.openAccount()
    await modal.button('Swap').click()
    await modal.text('7 PILOT is already allowed. Nothing has been swapped yet.').waitFor()
    await modal.text(/^0x.* can still spend your PILOT\.$/).waitFor()
    await modal.button('Revoke').waitFor()
    await modal.button('Swap now').click()
    await modal.title.getByText('Swapped').waitFor()
    await modal.text(/^You received .* HUSD$/).waitFor()
  })

  it('refuses a provider whose call lets another account take assets, or goes to another contract', async () => {
    const abi = parseAbi(['function approve(address, uint256)', 'function multicall(bytes[])'])
    const approve = encodeFunctionData({ abi, functionName: 'approve', args: [`0x${'b2'.repeat(20)}`, 1n] })
    const written: { to: string | undefined } = { to: undefined }
    const page = await openPage({
      path: STRICT_PAGE,
      expected: [/1inch does not swap by .*, as far as is known/],
      before: (opened) =>
        opened.route(/\/convert\/build-transaction/, async (route) => {
          const response = await route.fetch()
          const { tx } = (await response.json()) as { readonly tx: { readonly to: string; readonly data: Hex } }
          const data = encodeFunctionData({ abi, functionName: 'multicall', args: [[tx.data, approve]] })
          await route.fulfill({ response, json: { tx: { ...tx, data, to: written.to ?? tx.to } } })
        }),
    })
    const modal = locateModal(page)
    const { script } = controlWallet(page, 'kitewing')
    const node = createTestClient({ mode: 'anvil', transport: http(nodeUrl('eip155:1')) })
    // Replaces the pool's code by one that is also a token, for its shares, and that batches calls.
    await node.setCode({ address: SWAP_POOL.address, bytecode: contracts.SharePool as Hex })
    onTestFinished(() => node.setCode({ address: SWAP_POOL.address, bytecode: contracts.Pool as Hex }))
    await connect(page, 'kitewing')
    await modal.openAccount()
    await modal.button('Swap').click()
    await chooseToken(page, 'to', 'Harbor Dollar')
    await locatePayInput(page).fill('0.5')
    await modal.text(/^1 ETH = /).waitFor()
    await modal.button('Review swap').click()
    await modal.text('This would let someone else take your assets. Nothing was swapped.').waitFor()
    expect(await modal.button('Swap now').count()).toBe(0)

    written.to = `eip155:1:${BETTER_POOL.address}`
    await modal.back.click()
    await locatePayInput(page).fill('0.6')
    await modal.text(/^1 ETH = /).waitFor()
    await modal.button('Review swap').click()
    await modal.text('The provider uses a contract this site doesn’t know.').waitFor()
    expect(await script.open()).toEqual([])
  })
})
