/**
 * Fixed words of a screen (docs/product.md#fixed-texts), as headings, labels, placeholders, links and buttons. The visitors
 * and addresses are those of -route-table.ts.
 */
export const SCREEN_TEXTS = `
/                            | signed out | Get Started; Log in; Register; Barbering; Cleaning; Electrical Work; Painting; Transport and Logistics; Consulting Services; Learn more
/about                       | signed out | Redefining service connections; Our Mission; Our Vision; Our Commitment; What Sets Us Apart; Flexible; Affordable; Safe and Secure; All-in-one; 1,500+; 500+; 10,000+; 2,500+
/account-type                | signed out | As a client; As a professional
/login                       | signed out | Phone number or e-mail; Password; Forgot password?; Sign up
/forgot-password             | signed out | Phone number or e-mail
/change-password             | client     | Current password; New password

/dashboard                   | tasker     | You are a Professional; Switch To Client; General Settings; Log Out; Dashboard; Wallet; To do list; Messages; Community; Settings
/all-task                    | tasker     | To do list; Search for todo; All; Assigned; Submitted; Completed; Paint a shop; View Details
/assigned-tasks              | tasker     | Todo; All; Assigned; Submitted; Completed
/single-task/{open}          | tasker     | Verified Client; Open; Onsite; Yaba, Lagos; Job Description; Skills Required; House Wiring; ₦120,000; 1 month; Your proposal
/single-task/{other-open}    | tasker     | Not Verified; Send Proposal
/single-task/{started}       | tasker     | In Progress; Submit
/single-task/{completed}     | tasker     | Completed; Drop a review
/apply-task/{other-open}     | tasker     | Your price; Your proposal; When can you finish?; Send Proposal
/submit-task/{started}       | tasker     | Notes; Submit
/review/{completed}          | tasker     | Drop a Review; 5 stars; Enter your honest review; Submit
/update-profile              | tasker     | Profile picture; Job title; Profile description; Location
/interest                    | tasker     | Field; Photograph; Furniture; Barber; Electrician; Painter; Baker; Cleaning; Tutoring; Makeup and Beauty; Plumbing; Fashion; Welding; Vulcanizer

/client-dashboard            | client     | You are a Client; Switch To Professional; General Settings; Log Out; Dashboard; Wallet; My Todo; Messages; Community; Settings
/client-tasks                | client     | All; On-Going; Submitted; Completed; Edit; Proposals; Delete
/create-task                 | client     | Post Your Todo; Todo Title; Description; Location; Price; Project Type; Onsite; Remote; Hybrid; Todo Image; Field; Post
/edit-task/{open}            | client     | Todo Title; Description; Location; Price; Duration; Project Type; Todo Image; Field; Skills; House Wiring
/proposals/{open}            | client     | View
/single-proposal/{applicant} | client     | Assign Task
/client-ongoing-tasks        | client     | On-Going Todo; In Progress
/client-submitted-tasks      | client     | Submitted Todo; View Image; Approve
/client-completed-tasks      | client     | Completed Todo; Drop A review
/client-review/{completed}   | client     | Drop a Review; Enter your honest review; Submit
/delete-task/{open}          | client     | Delete this todo

/messages                    | admin      | Messages; No conversations yet.
/chat/{other}                | client     | Chat with Adeola; Type a message; Send message
/community                   | client     | Our Communities
/wallet                      | tasker     | Total balance; ₦500,000.00; Fund; Withdraw; Transaction history
/fund-wallet                 | client     | Fund Your Wallet; Amount; Phone No.; Fund
/withdraw                    | tasker     | Enter Your Bank Details; Select Bank; Account Number; Amount; Pin; Withdraw
/create-pin                  | client     | Pin; Confirm Pin; Create Pin
/update-pin                  | client     | Update Pin; Old Pin; Confirm Pin; confirm your new pin
/settings                    | tasker     | Edit Profile; Create Pin; Update Pin
/admin-dashboard             | admin      | Dashboard; Users; Tasks; Transactions; Log Out
`
