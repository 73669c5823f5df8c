import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { createModal } from '../modal/createModal.js'
import type { UiDefinition } from '../modal/createUi.js'
import type { Modal } from '../modal/modal.js'
import type { CreateModalParameters } from '../modal/options.js'
import type { KeyValueStorage } from '../types/storage.js'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { fakeNetwork, otherFakeNetwork } from './fakeNetworks.js'

export interface TestModal {
  readonly modal: Modal
  readonly fake: FakeAdapter
  /** Pass it to a second modal to simulate a reload. */
  readonly storage: KeyValueStorage
}

export type CreateTestModalParameters = Partial<Omit<CreateModalParameters, 'adapters'>> & {
  readonly fake?: FakeAdapter | undefined
  readonly adapters?: readonly AdapterDefinition[] | undefined
}

export const blankUi: UiDefinition = async () => ({ mount: () => ({ unmount: () => {} }) })

const made = new Set<Modal>()

/** Destroys all modals created since the last call, because a live one would send requests in the next test. */
export function endTestModals(): void {
  for (const modal of made) modal.destroy()
  made.clear()
}

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
    // Tests trigger downloads themselves.
    preload: 'intent',
    ...options,
    storage,
    adapters: [fake.definition, ...adapters],
  })
  made.add(modal)
  return { modal, fake, storage }
}
