import { expect, test } from 'vitest'
import { maskBankAccounts, maskContacts } from './masking.ts'

/** One sentence a line, as clients and taskers write them. */
const SENTENCES = `
The price is ₦45,000 for everything.
I can do it for 45,000 naira.
My price is N25,000, last price N22,500.
Materials cost ₦120,500 and labour ₦35,000.
Pay 50% before and 50% after.
I will charge you 15k for the job.
Total na 18,500, transport dey inside.
Abeg make am 10k.
₦5,000 per room, 4 rooms, so ₦20,000.
From 30,000 to 45,000 depending on the wood.
1,250,000 is too much for a small shop.
Prices: 700, 850, 1200 and 3500.
I bought it for 80,000 in 2019.
Your budget of 90,000 is fair.
The deposit is 10000 and the rest is 35000.
I charge 15000 - 20000 naira per day.
Labour 8000 x 5 days = 40000.
Cement is 9,500 a bag now, 20 bags is 190,000.
₦70,000 ₦80,000 and ₦90,000 are the three options.
Discounts of 10, 20 or 30 percent for 2, 3 or 4 rooms.
I need six 2x4 planks and twelve 1x6 boards.
The door is 3ft by 7ft.
Tiles of 60x60 for 45 square metres.
Wall of 2400 mm by 1200 mm by 18 mm.
Use 2.5 mm cable for sockets and 1.5 mm for lights.
A 3.5 kVA generator with 2 batteries of 200 Ah.
The cabinet is 1.2 m x 0.6 m x 0.9 m.
Drill holes of 6, 8, 10 and 12 mm.
Sizes 36, 38, 40, 42 and 44 are needed.
Waist 34, hip 40, length 42, sleeve 24.
The gown is size 12, the shirt size 16.
Bust 36 waist 30 hips 40 length 60.
Pipe of half inch and three quarter inch.
Two 13 A sockets and one 20 A switch.
A 32 inch and a 55 inch TV on the wall.
Paint 4 rooms of 12 by 14 feet.
The tank holds 1000 litres, the stand is 12 feet high.
Shelf depth 300, height 1800, width 900.
0.75 mm wire, 100 m of it.
The roof is 0.55 mm aluminium, long span.
The gap is 0.5 cm, fill it.
Cut at 45 degrees, then 90 degrees.
Temperature must stay at 18 degrees.
We need 20 litres of paint and 5 litres of thinner.
Load is 500 kg on each side.
I live at 14 Adeola Odeku Street, Victoria Island.
House 10, Road 23, Gwarinpa, Abuja.
Block 12, Flat 4, 1004 Estate.
Plot 1234567, phase 2.
No. 7, Allen Avenue, Ikeja, second floor.
Km 18, Lekki-Epe Expressway.
The house is the third gate after the church.
Opposite the filling station at Bodija market.
Shop B45, Alaba International Market.
Come to 25B Awolowo Road, by 9.
Postal code 100001, Lagos.
Behind Zenith Bank, Ogui Road, Enugu.
It is 3 streets after the Access Bank at Surulere.
My house is near UBA, Wuse 2.
Flat 080 does not exist, it is flat 8.
Room 203 on the second floor.
Number 9, 3rd Avenue, Festac Town.
Take bus 21 or 44 from Oshodi.
From Ojota go straight, turn left at the roundabout.
My meter number is 54150234567.
Prepaid meter 0101170234567 stopped.
The meter number is 45701234567 and it shows error 30.
Meter 04123456789 needs a new card.
The token is 1234 5678 9012 3456 7890.
Meter 45-7012-3456-789 reads 23456.
Reading was 001234 last month and 001301 today.
Serial number SN2384756HK98.
Model LG GR-B352 needs gas.
Part number 90210-3456-A.
The compressor is model QX-1340.
The phone is a Samsung A14 with 4 GB.
Replace the screen of an iPhone 13 Pro Max.
My laptop is an HP 840 G3 with 8 GB and 256 GB.
HP LaserJet 1102 printer does not print.
Toyota Corolla 2008, engine 1.8.
The car is a 2010 Camry, check engine light on.
Plate LSD 123 AB, grey colour.
Chassis 2T1BURHE0JC034567 for the papers.
Generator model EP2500CX, oil leaking.
Inverter 5 kVA 48 V, four panels of 450 W.
AC of 1.5 HP, R410 gas.
Order number 1234567890123456 is in the box.
The invoice is number 2026-0045.
Receipt 45 of 12 March.
Come on 14/12/2026.
The date is 2026-12-14, not 2026-12-15.
Between 08/11/2026 and 09/11/2026.
On 07/10/2026 7:30 please.
We open from 8:00 to 17:30.
At 7 in the morning or 4 in the evening.
Call me when you arrive at the gate.
Call me when you are outside.
Call the gateman when you arrive.
I will call you through the app when I am close.
Ring the bell twice and wait.
Be there at 9 am on Monday, 10 am at the latest.
I am free on the 3rd, 4th and 5th.
It takes 2 to 3 days, 4 at most.
Meet at 10 @ noon is a mistake, come at 12.
08:00 - 9:30 - 11:45 are the three slots.
Monday 08:00, Tuesday 09:00, Wednesday 10:00.
Start 7:30, break 12:30, end 16:45.
Deliver before 24/12, the party is on 26/12.
In 3 weeks, on 01/12/2026 or 02/12/2026.
Since 1998 I have been doing this work.
I have 12 years of experience and 300 jobs.
My son was born in 2012, my daughter in 2015.
JAMB 2026: maths, English, physics, chemistry.
SS2 and SS3 students, 5 of them, 3 times a week.
WAEC 2024 past questions, papers 1, 2 and 3.
Two or three people for one day.
One of the two doors is broken.
I need three painters and four helpers.
We need one, two or three, not more.
Four chairs, six plates and eight cups.
Five hundred blocks and ten bags of cement.
One by one, two by two, check each tile.
One hundred and twenty guests, eight tables.
For two rooms I take three days, for four rooms five.
Zero tolerance for lateness, please.
One two, one two, testing the microphone.
The song starts with one two three four.
Bring nine or ten small nails too.
Tara and Ano will be at home at two.
I want to buy one for my sister.
I won one too many of these.
Let us go for it, I ate already.
Oh, I see, you mean the other one.
Oh no, one of the pipes burst.
Double the amount of cement in the corner.
A triple socket beside the bed.
Double door, single lock, two keys.
Plus two more shelves if the wood is enough.
Plus VAT it is 48,375.
2 bedroom flat, 3 toilets, 1 kitchen, 1 store.
10 pots of jollof, 5 of fried rice and 200 pieces of chicken.
50 chairs, 10 tables, 2 canopies.
3 cakes: 12 inch, 10 inch and 8 inch.
Small chops for 150 people, 6 per plate.
100 crates of drinks and 40 bags of water.
24 bulbs of 9 W and 12 of 15 W.
6 windows of 4 by 4 and 2 of 2 by 2.
Wash 30 shirts, iron 20, fold 10.
Braid 12 inches, two packs of attachment.
Low cut for 3 boys, ages 5, 7 and 9.
Bridal make-up for 1 bride and 5 ladies.
Sew 15 uniforms, sizes 8 to 14.
10 yards of lace and 5 yards of lining.
Repair 2 taps, 1 shower and 1 cistern.
The sink leaks at the joint, not at the tap.
Move one fridge, two beds, one wardrobe.
Load one truck from Ikeja to Ibadan, 130 km.
We cleaned 80 rooms in 70 days, 60 of them alone.
Ratio 1 2 4 for concrete.
Mix 1:2:4 and cure for 7 days.
Score was 3-1 and then 2-2.
Level 1, 2, 3 and 4 of the building.
Phase 1 is done, phase 2 starts at 50 percent.
Steps: 1. clean 2. sand 3. prime 4. paint.
1) remove the old tiles 2) level the floor 3) fix the new ones
Option A 1200, option B 1500, option C 1800.
Channels 251, 253 and 258 do not show.
Frequency 98.5 on the radio of the shop.
The signal on my TV is bad, no signal at all.
Set up gmail on two phones, come at noon.
My email is not working on the laptop.
My gmail is hacked, please help me recover it.
Help me manage the Instagram page of my shop.
I need Facebook adverts for a bakery.
Design a logo and three flyers for Instagram.
My facebook page is down since Monday.
Build a website with five pages for my school.
The site needs a shop and a blog.
Install Windows 11 and Office 2021.
The domain is paid for two years.
Write the code in plain HTML, no dots in the names.
I am good at wiring and work at any height.
Look at the dot on the wall, that is the spot.
Put a full stop. Come early.
We need it done.Come early please.
Near the shop. Net for the windows too.
Mosquito net. Five windows.
What app do you use for the drawing?
What a pity, the paint finished.
What's up with the ceiling?
Wassup, are you coming today?
What is a fair price for this?
Please send a picture of the wall here in the chat.
Send me the drawing here, not elsewhere.
Message me here when the paint is dry.
Write to me in this chat.
Find me at the gate, in a blue shirt.
Add me to the list for Saturday.
Follow me to the market to choose the tiles.
See me on Friday at the workshop.
Reach the site before the rain.
The link in the chain of the gate is broken.
I no fit come today, e go be tomorrow by 10.
How far, you don reach?
The work don finish, come check am.
Make we start by 8, finish by 5.
E remain two rooms and one toilet.
I go need one helper, na two days work.
Bring your tools, light dey.
The wire short, buy 20 yards more.
My guy, that price too high, do 12k.
You sabi POP work well well?
God bless you, the shoe size is 43.
Account for every nail, I have 300 of them.
The bank is closed, pay in the app.
I have an account here since 2025.
My username here has 8 letters.
His name is Okoro, her name is Ada.
The PIN of the gate changes daily.
Password of the router is on the box.
The code of the gate has 4 digits.
Use ladder number 3, not number 5.
Bolt M8 x 40, nut M8, washer 8.4.
Bearing 6204 2RS and belt A42.
Tyre 205/55 on 16 inch, pressure 2.2 bar.
Battery 12 V 75 Ah, two years old.
Oil 5W-30, four litres.
Fuse 10 A, 15 A and 30 A.
Capacitor 35 uF 450 V.
Resistors of 10k, 22k and 47k.
IP camera on 192.168.1.10 does not load.
Version 10.4.2 of the app is installed.
The channel is 1080p at 30 fps.
Page 45, chapter 7, verse 12.
Psalm 23 on the wall, letters of 10 cm.
Fix the sink.it leaks from under the basin.
The wall is wet.No paint holds there.
I need it done.Today please.
Paint the room.house is in Yaba.
The list is in plan.pdf and photo.jpg.
The budget is ₦850,000,000 for the whole estate.
We paid ₦12,500,000 for the land.
₦90,000 - 120,500 depending on the wood.
N7,050 for the bulb and N8,120 for the holder.
₦700 800 or 900 a piece.
Iṣẹ́ yìí máa gba ọjọ́ méjì tàbí mẹ́ta.
Mo nílò ènìyàn mẹ́rin fún ọjọ́ kan.
Ina bukatar mutum uku na kwana biyu.
Ɗakuna huɗu da bandaki biyu.
Achọrọ m mmadụ atọ maka ụbọchị abụọ.
Ụlọ ahụ nwere ọnụ ụzọ ise.
I need adverts on Facebook and Instagram for my shop.
Post the pictures on Instagram every Friday.
I manage pages on Facebook, TikTok and Instagram.
Instagram page, logo and ten flyers.
Run Facebook ads for two weeks.
I am active on the site from 8 to 5.
I am good with wood and with tiles.
We are on the second floor, flat B4.
Text on the sign must be red.
Message the gateman on arrival.
Add a socket on the wall in the kitchen.
Look for the gate with two lions.
Follow the road to Sabo, then ask.
The plumber was a pro, the work was a pleasure.
It was a PVC pipe of 4 inches.
Telegraph poles stand behind the house.
What apps must be on the laptop?
The at sign on the keyboard does not work.
Dot the wall at 10 cm, 20 cm and 30 cm.
Come at 9. Online payment only.
Meet me at the point, com. centre, block 2.
The box.net is torn, bring another.
Level 2.Live wires are marked red.
`
  .split('\n')
  .filter((line) => line !== '')

const FALSE_ALARMS_MAX = 0.02

test('at most 2 % of the harmless sentences of this trade are changed', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(200)
  const changed = SENTENCES.flatMap((text) => {
    const contacts = maskContacts(text).text
    const accounts = maskBankAccounts(text).text
    return contacts === text && accounts === text ? [] : [`${contacts} | ${accounts}`]
  })
  expect(changed.length / SENTENCES.length, changed.join('\n')).toBeLessThanOrEqual(
    FALSE_ALARMS_MAX,
  )
})
