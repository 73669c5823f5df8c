import { mergeConfig, type Plugin } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import shared from '../../../../vitest.config.ts'

/** Keeps the given order, fast files first: the first failure ends the run. */
class InGivenOrder {
  sort = (files: TestSpecification[]) => files
  shard = (files: TestSpecification[]) => files
}

/** Changes modules while they load (`api.edits`, by path). Files on disk stay the same. */
const changes = (): Plugin => {
  const edits = new Map<string, (text: string) => string>()
  return {
    name: 'foyer:changes',
    enforce: 'pre',
    api: { edits },
    transform(text: string, id: string) {
      const edit = edits.get(id.split('?', 1).join())
      return edit && { code: edit(text), map: null }
    },
  }
}

export default mergeConfig(
  {
    plugins: [changes()],
    test: { setupFiles: [`${import.meta.dirname}/probeSetup.ts`], sequence: { sequencer: InGivenOrder } },
  },
  shared,
)
