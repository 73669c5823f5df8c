import address from '../../shell/theme/address.css?text'
import couple from '../../shell/theme/couple.css?text'
import review from '../../shell/theme/review.css?text'
import { ChooseSendTokenView } from './ChooseSendTokenView.js'
import { SendReviewView } from './SendReviewView.js'
import { sentView } from './SentView.js'
import sending from './sending.css?text'

/** Send views after the form; they load once the user has entered a receiver. */
export const sendReviewViews = {
  ChooseSendTokenView,
  SendReviewView,
  sentView,
  sheets: [address, couple, review, sending],
}
