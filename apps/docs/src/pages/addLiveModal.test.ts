import { expect, it } from 'vitest'
import { addLiveModal } from './addLiveModal.ts'

it('addLiveModal puts the live modal below the first paragraph', () => {
  expect(addLiveModal('# React\n\nA button.\n\n```sh\nnpm\n```\n')).toBe(
    '# React\n\nA button.\n\n```live-modal\n```\n\n```sh\nnpm\n```\n',
  )
})
