import { mergeConfig } from 'vitest/config'
import shared from '../../../../vitest.config.ts'

/** Cheap files first, as they are given: the first that fails ends it. */
class InGivenOrder {
  sort = (files) => files
  shard = (files) => files
}

/** Changes the text of modules while they are loaded (`api.edits`, by path): the files stay as they are. */
const changes = () => {
  const edits = new Map()
  return {
    name: 'foyer:changes',
    enforce: 'pre',
    api: { edits },
    transform(text, id) {
      const edit = edits.get(id.split('?')[0])
      return edit && { code: edit(text), map: null }
    },
  }
}

/** The unit tests as ever, with code that is changed under them. */
export default mergeConfig(
  {
    plugins: [changes()],
    test: { setupFiles: [`${import.meta.dirname}/probeSetup.mjs`], sequence: { sequencer: InGivenOrder } },
  },
  shared,
)
