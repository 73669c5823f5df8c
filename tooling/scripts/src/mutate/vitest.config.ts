import { mergeConfig, type Plugin } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import shared from '../../../../vitest.config.ts'

/** Cheap files first, as they are given: the first that fails ends it. */
class InGivenOrder {
  sort = (files: TestSpecification[]) => files
  shard = (files: TestSpecification[]) => files
}

/** Changes the text of modules while they are loaded (`api.edits`, by path): the files stay as they are. */
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

/** The unit tests as ever, with code that is changed under them. */
export default mergeConfig(
  {
    plugins: [changes()],
    test: { setupFiles: [`${import.meta.dirname}/probeSetup.ts`], sequence: { sequencer: InGivenOrder } },
  },
  shared,
)
