import { SpanKind } from '@opentelemetry/api'
import type { Mailer } from '../../types'
import type { Metrics } from './createMetrics'
import { withSpan } from './withSpan'

export const observeMailer = (mailer: Mailer, metrics: Metrics | undefined): Mailer => ({
  async send(mail) {
    try {
      await withSpan('mail send', { kind: SpanKind.CLIENT }, () => mailer.send(mail))
      metrics?.countMail('sent')
    } catch (error) {
      metrics?.countMail('failed')
      throw error
    }
  },
})
