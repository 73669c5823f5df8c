import type { Part } from '../context.js'
import { record } from '../flows/track.js'
import { isMobile } from '../utils/isMobile.js'

/** Tells of each step forward, so that views tell nothing themselves. */
export const tellSteps: Part<void> = {
  create(context) {
    const stop = context.stores.router.$router.listen(({ stack, direction }) => {
      if (direction !== 'push') return
      const { view, params } = stack.at(-1) ?? stack[0]
      record(context, { type: 'step', view, params: { ...params }, from: stack.at(-2)?.view, isMobile: isMobile() })
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}
