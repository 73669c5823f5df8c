import { startPhone } from '@foyer/sandbox'
import { startServerSandbox } from '@foyer/server/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { openPage } from './lib/openPage.ts'
import { openModalAndReadQr } from './lib/remote.ts'

it.each([
  ['that the project lists is verified', ['http://localhost:*', 'http://127.0.0.1:*'], 'VALID'],
  ['of a project without a list is not verified', undefined, 'UNKNOWN'],
])('an app’s origin %s for a wallet with the server’s key', async (_words, origins, validation) => {
  const projects = { 'foyer-playground': { ...(origins && { origins }) }, sandbox: {} }
  const { relayUrl, stop } = await startServerSandbox({ projects })
  onTestFinished(() => stop())
  const phone = await startPhone({ relayUrl, rpcUrls: {} })
  onTestFinished(() => phone.stop())
  const page = await openPage({
    path: createPlaygroundPath({ 'services.relay': relayUrl, 'services.verify': relayUrl.replace('ws', 'http') }),
  })
  await phone.script.pair({ uri: await openModalAndReadQr(page) })
  const { prompts } = await phone.script.until((state) => state.prompts.length > 0)
  expect(prompts).toMatchObject([{ validation }])
})
