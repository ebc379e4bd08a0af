import { CheckboxChips } from '../checkbox-chips.tsx'
import { FileField } from '../file-field.tsx'
import { NairaField } from '../naira-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { Select } from '../select.tsx'
import { TextArea, TextField } from '../text-field.tsx'

export function Controls() {
  return (
    <main className="page stack stack-wide" data-width="reading">
      <h1>Fields</h1>
      <TextField
        label="Username"
        name="username"
        limit={8}
        defaultValue="Chinedum"
        hint="At most 8 characters"
      />
      <TextField
        label="Username"
        name="username2"
        limit={8}
        defaultValue="Chukwuemeka"
        error="Username cannot be longer than 8 characters"
      />
      <PasswordField
        label="Password"
        name="password"
        defaultValue="onise-demo"
        hint="8 characters or more"
      />
      <PasswordField
        label="Pin"
        name="pin"
        secret="PIN"
        inputMode="numeric"
        error="Pins do not match"
      />
      <NairaField label="Price (naira)" name="price" defaultValue="105000" />
      <Select label="Bank" name="bank" placeholder="Select Bank" options={['Access', 'GTBank']} />
      <TextArea
        label="Enter your honest review"
        name="review"
        optional
        placeholder="How did it go?"
      />
      <RadioCards
        look="tall"
        label="Account"
        name="role"
        options={[
          { value: 'client', label: 'As a client', note: 'I have a job to be done', icon: 'work' },
          {
            value: 'tasker',
            label: 'As a professional',
            note: 'I have a craft',
            icon: 'vulcanizer',
          },
        ]}
        defaultValue="client"
      />
      <CheckboxChips
        label="Skills"
        name="skills"
        options={['Tire Repair', 'Tire and Tube Maintenance']}
        error="Choose one skill at least"
      />
      <FileField label="Profile picture" name="profilePicture" shape="round" optional />
      <FileField
        label="File"
        name="submissionFile"
        shape="row"
        prompt="Choose a file"
        optional
        maxBytes={10 * 1024 * 1024}
      />
    </main>
  )
}
