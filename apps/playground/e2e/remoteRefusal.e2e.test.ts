import { type ServerSandboxOptions, startServerSandbox } from '@foyer/server/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { takePicture } from './lib/takePicture.ts'

interface Refusal {
  readonly projects?: ServerSandboxOptions['projects']
  readonly refuse?: string
}

const owner = /isn’t set up for phone wallets. Tell its owner/

it.each<[rule: string, what: string, alert: RegExp, sentence: RegExp, refusal: Refusal]>([
  [
    'S8.003',
    'a domain that is not verified',
    /^Invalid App ConfigurationUnauthorized: origin not allowed$/,
    owner,
    { projects: { 'foyer-playground': { origins: ['https://harbor.example'] } } },
  ],
  [
    'S8.004',
    'an invalid project id',
    /^Invalid App ConfigurationUnauthorized: invalid key$/,
    owner,
    { projects: { another: {} } },
  ],
  [
    'S8.008',
    'a clock that is wrong',
    /^Session ExpiredCheck the time settings of this device, then connect again\./,
    /Check its time settings, then connect again/,
    { refuse: 'JWT validation error: JWT Token is not yet valid' },
  ],
  [
    'S8.008',
    'a clock that is a day behind',
    /^Session ExpiredCheck the time settings of this device, then connect again\./,
    /Check its time settings, then connect again/,
    { refuse: 'JWT validation error: JWT Token has expired' },
  ],
])('%s the relay refuses %s: the user reads what to do, and the developer sees the alert', async (...row) => {
  const [, , alert, sentence, { projects, refuse }] = row
  const server = await startServerSandbox(projects ? { projects } : {})
  onTestFinished(() => server.stop())
  if (refuse) server.relay.faults.add({ refuse })
  const page = await openPage({
    path: createPlaygroundPath({ 'services.relay': server.relayUrl }),
    expected: [/Invalid App Configuration|Session Expired/],
  })
  const modal = locateModal(page)
  await modal.open()
  await modal.button('Phone wallet').click()
  await modal.dialog.getByRole('alert').getByText(sentence).waitFor()
  await modal.dialog
    .getByRole('alert')
    .getByText(refuse ? 'Session Expired' : 'Invalid App Configuration')
    .waitFor()
  await takePicture(page, refuse ? 'remote-clock' : 'remote-refused')
  await modal.back.click()
  await modal.button('Lantern').waitFor()
  await expect.poll(() => modal.dialog.getByRole('status').allTextContents()).toEqual([expect.stringMatching(alert)])
})
