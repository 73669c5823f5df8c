import { defineFeature } from '../../../feature/defineFeature.js'

/** Payments that a page asks for. Its code comes with the first one. */
export const payFeature = defineFeature({
  id: 'pay',
  // Who has no wallet yet reads what is asked before they connect one.
  views: { Pay: { resumes: true } },
})
