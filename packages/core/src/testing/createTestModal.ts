import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { createModal } from '../createModal.js'
import type { Modal } from '../modal.js'
import type { CreateModalParameters } from '../parameters.js'
import type { KeyValueStorage } from '../types/storage.js'
import type { UiDefinition } from '../ui.js'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { fakeNetwork, otherFakeNetwork } from './fakeNetworks.js'

export interface TestModal {
  readonly modal: Modal
  /** The chain behind it: its wallets do what the test says. */
  readonly fake: FakeAdapter
  /** Hand it to a second modal to see what a reload finds. */
  readonly storage: KeyValueStorage
}

export type CreateTestModalParameters = Partial<Omit<CreateModalParameters, 'adapters'>> & {
  readonly fake?: FakeAdapter | undefined
  readonly adapters?: readonly AdapterDefinition[] | undefined
}

/** A view layer that shows nothing: what navigates is loaded with it. */
export const blankUi: UiDefinition = async () => ({ mount: () => ({ unmount: () => {} }) })

const made = new Set<Modal>()

/** Destroys what was made since it was last called: a modal that lives on asks for things in the next test. */
export function endTestModals(): void {
  for (const modal of made) modal.destroy()
  made.clear()
}

/** A real modal over an adapter whose wallets the test plays. */
export function createTestModal({
  fake = createFakeAdapter(),
  adapters = [],
  ...options
}: CreateTestModalParameters = {}): TestModal {
  const storage = options.storage ?? createMemoryStorage()
  const modal = createModal({
    projectId: 'test',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    networks: [fakeNetwork, otherFakeNetwork],
    debug: false,
    // A test says when anything is fetched.
    preload: 'intent',
    ...options,
    storage,
    adapters: [fake.definition, ...adapters],
  })
  made.add(modal)
  return { modal, fake, storage }
}
