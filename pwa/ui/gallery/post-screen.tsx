import { CheckboxChips } from '../checkbox-chips.tsx'
import { FileField } from '../file-field.tsx'
import { Form, SubmitButton } from '../form.tsx'
import { NairaField } from '../naira-field.tsx'
import { Page } from '../page.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { TextArea, TextField } from '../text-field.tsx'
import { somewhere } from '../test-router.tsx'
import { toast } from '../toast-store.ts'
import { Frame } from './frame.tsx'

export function PostScreen() {
  return (
    <Frame>
      <Page title="Post Your Todo" back={somewhere('/dashboard')} width="reading">
        <Form onSubmit={(data) => toast(`Price is ${String(data.get('price'))}`)}>
          <TextField
            label="Todo Title"
            name="title"
            required
            limit={120}
            placeholder="What is to be done?"
          />
          <TextArea label="Description" name="description" required limit={5000} />
          <div className="split">
            <NairaField
              label="Price (naira)"
              name="price"
              whole
              required
              min={100}
              max={10_000_000}
              hint="₦100 or more"
            />
            <TextField
              label="Location"
              name="location"
              icon="place"
              required
              defaultValue="Yaba, Lagos"
            />
          </div>
          <RadioCards
            look="segments"
            label="Duration"
            name="duration"
            options={[1, 2, 3, 4, 5].map((months) => ({
              value: String(months),
              label: String(months),
            }))}
            defaultValue="1"
            hint="In months"
          />
          <RadioCards
            look="segments"
            label="Project Type"
            name="projectType"
            options={['Onsite', 'Remote', 'Hybrid']}
            required
          />
          <FileField label="Todo Image" name="taskImage" optional maxBytes={5 * 1024 * 1024} />
          <RadioCards
            label="Field"
            name="field"
            defaultValue="Electrician"
            options={[
              { value: 'Photograph', label: 'Photograph', icon: 'camera' },
              { value: 'Furniture', label: 'Furniture', icon: 'furniture' },
              { value: 'Barber', label: 'Barber', icon: 'barber' },
              { value: 'Electrician', label: 'Electrician', icon: 'electrician' },
              { value: 'Makeup and Beauty', label: 'Makeup and Beauty', icon: 'beauty' },
              { value: 'Vulcanizer', label: 'Vulcanizer', icon: 'vulcanizer' },
            ]}
          />
          <CheckboxChips
            label="Skills"
            name="skills"
            defaultValue={['House Wiring', 'CCTV Installation']}
            options={[
              'House Wiring',
              'Electrical Repairs',
              'Solar Installation',
              'Inverter Installation',
              'Generator Repair & Installation',
              'CCTV Installation',
            ]}
          />
          <SubmitButton busyLabel="Loading">Post</SubmitButton>
        </Form>
      </Page>
    </Frame>
  )
}
