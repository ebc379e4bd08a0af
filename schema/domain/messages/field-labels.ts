import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/**
 * What sentences about a field of a form call it; a phone with another language replaces it in them. A hint is what the
 * form says below the field.
 */
export const FIELD_LABELS = localize('domain/field-labels', {
  message: 'Message',
  statement: 'Statement',
  review: 'Review',
  title: 'Title',
  reply: 'Reply',
  details: 'Details',
  reason: 'Reason',
  payment: 'Payment',
  refund: 'Refund',
  todoTitle: 'Todo title',
  description: 'Description',
  stageTitle: 'Name of the stage',
  material: 'What you buy',
  quantity: 'How many',
  spent: 'What you spent',
  price: 'Price',
  address: 'Address',
  landmark: 'Landmark',
  landmarkHint:
    'Something near the place that everybody knows. Only the professional you assign sees it.',
  location: 'Location',
  proposal: 'Proposal',
  question: 'Question',
  answer: 'Answer',
  notes: 'Notes',
  changeNote: 'Your note',
  amount: 'Amount',
  phone: 'Phone No.',
  jobTitle: 'Job title',
  profileDescription: 'Profile description',
  caption: 'What the picture shows',
  search: 'Search',
  pin: 'Pin',
  confirmPin: 'Confirm Pin',
  oldPin: 'Old Pin',
})
export const FIELD_LABEL_FACTS = factsOf('field-labels', FIELD_LABELS)
