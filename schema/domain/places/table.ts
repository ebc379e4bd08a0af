/**
 * The 36 states, the FCT and the 774 local government areas (LGAs), each with the latitude and longitude of its middle in
 * hundredths of a degree, counted from the smallest of its state, which stand behind the state. Derived from
 * nigeria-geojson-data by temikeezy (docs/licences.md), with the spellings that are used.
 *
 * The id of an LGA is its state and name as they are here: "lagos-ikeja". Rows and older apps have it for ever, so an LGA
 * whose name changes keeps its id behind a sign: "New Name=old-name 20 7". None is ever removed.
 */
export const LGAS = `Abia 494 726: Aba North 17 10, Aba South 15 10, Arochukwu 52 61, Bende 76 35, Ikwuano 47 31, Isiala Ngwa North 45 16, Isiala Ngwa South 34 13, Isuikwuato 85 20, Obingwa 19 21, Ohafia 74 52, Osisioma 24 7, Ugwunagbo 7 9, Ukwa East 0 15, Ukwa West 1 0, Umuahia North 61 22, Umuahia South 52 19, Umunneochi 102 13;
Adamawa 810 1179: Demsa 132 42, Fufore 107 96, Ganye 28 27, Girei 135 82, Gombi 208 85, Guyuk 178 20, Hong 220 119, Jada 62 59, Lamurde 148 0, Madagali 275 176, Maiha 189 145, Mayo-Belwa 90 29, Michika 249 162, Mubi North 219 154, Mubi South 210 158, Numan 136 31, Shelleng 175 39, Song 169 80, Toungo 0 13, Yola North 116 71, Yola South 107 84;
Akwa Ibom 452 754: Abak 49 23, Eastern Obolo 0 18, Eket 12 38, Esit Eket 14 52, Essien Udim 59 11, Etim Ekpo 45 7, Etinan 32 30, Ibeno 4 46, Ibesikpo Asutan 40 43, Ibiono Ibom 67 33, Ika 50 0, Ikono 73 23, Ikot Abasi 11 9, Ikot Ekpene 67 16, Ini 84 22, Itu 63 42, Mbo 12 73, Mkpat Enin 19 23, Nsit Atai 31 49, Nsit Ibom 37 34, Nsit Ubium 23 43, Obot Akara 74 6, Okobo 32 58, Onna 12 31, Oron 29 70, Oruk Anam 26 10, Udung Uko 23 70, Ukanafun 36 7, Uruan 44 50, Urue-Offong/Oruko 22 63, Uyo 50 38;
Anambra 584 675: Aguata 14 32, Anambra East 49 14, Anambra West 57 4, Anaocha 22 24, Awka North 49 31, Awka South 36 32, Ayamelum 70 20, Dunukofia 37 19, Ekwusigo 14 8, Idemili North 27 17, Idemili South 23 18, Ihiala 0 12, Njikoka 34 22, Nnewi North 17 15, Nnewi South 9 19, Ogbaru 11 1, Onitsha North 27 3, Onitsha South 23 0, Orumba North 23 40, Orumba South 16 49, Oyi 39 15;
Bauchi 963 908: Alkaleri 29 131, Bauchi 66 78, Bogoro 0 51, Dambam 203 174, Darazo 149 148, Dass 38 43, Gamawa 244 151, Ganjuwa 114 99, Giade 188 118, Itas/Gadau 220 85, Jama'are 205 84, Katagum 204 125, Kirfi 83 142, Misau 179 140, Ningi 145 29, Shira 180 99, Tafawa-Balewa 17 39, Toro 69 0, Warji 155 66, Zaki 255 124;
Bayelsa 441 578: Brass 0 54, Ekeremor 61 0, Kolokuma/Opokuma 68 48, Nembe 13 59, Ogbia 34 53, Sagbama 73 40, Southern Ijaw 37 30, Yenagoa 57 54;
Benue 680 768: Ado 0 32, Agatu 107 22, Apa 83 21, Buruku 47 154, Gboko 54 131, Guma 113 103, Gwer East 57 79, Gwer West 85 50, Katsina-Ala 52 186, Konshisha 17 107, Kwande 0 185, Logo 87 166, Makurdi 93 85, Obi 16 63, Ogbadibo 20 0, Ohimini 44 26, Oju 1 72, Okpokwu 23 14, Otukpo 49 40, Tarka 81 121, Ukum 82 195, Ushongo 25 134, Vandeikya 3 141;
Borno 1017 1178: Abadam 339 153, Askira/Uba 47 134, Bama 133 229, Bayo 27 0, Biu 52 42, Chibok 68 107, Damboa 97 95, Dikwa 183 221, Gubio 243 104, Guzamala 261 159, Gwoza 94 195, Hawul 34 47, Jere 164 150, Kaga 145 69, Kala/Balge 194 274, Konduga 145 155, Kukawa 276 188, Kwaya Kusar 26 22, Mafa 187 184, Magumeri 202 92, Maiduguri 168 144, Marte 216 209, Mobbar 300 86, Monguno 233 174, Ngala 209 245, Nganzai 234 142, Shani 0 27;
Cross River 475 802: Abi 117 1, Akamkpa 62 53, Akpabuyo 16 42, Bakassi 0 50, Bekwarra 195 89, Biase 85 0, Boki 166 90, Calabar Municipal 23 30, Calabar South 16 24, Etung 113 78, Ikom 125 64, Obanliku 183 122, Obubra 125 31, Obudu 187 105, Odukpani 39 15, Ogoja 181 78, Yakurr 110 12, Yala 190 49;
Delta 520 516: Aniocha North 117 132, Aniocha South 97 132, Bomadi 2 66, Burutu 5 42, Ethiope East 49 85, Ethiope West 74 57, Ika North East 103 112, Ika South 106 102, Isoko North 34 105, Isoko South 21 105, Ndokwa East 43 132, Ndokwa West 53 119, Okpe 48 65, Oshimili North 109 147, Oshimili South 99 156, Patani 0 102, Sapele 69 52, Udu 28 65, Ughelli North 34 86, Ughelli South 19 75, Ukwuani 64 107, Uvwie 36 61, Warri North 66 0, Warri South 37 51, Warri South West 34 27;
Ebonyi 581 759: Abakaliki 48 54, Afikpo North 9 35, Afikpo South 0 25, Ebonyi 59 53, Ezza North 43 35, Ezza South 33 42, Ikwo 26 57, Ishielu 60 20, Ivo 9 0, Izzi 71 67, Ohaozara 18 21, Ohaukwu 71 41, Onicha 32 29;
Edo 618 531: Akoko-Edo 120 79, Egor 18 28, Esan Central 58 93, Esan North East 54 101, Esan South East 45 113, Esan West 55 83, Etsako Central 90 119, Etsako East 104 126, Etsako West 87 96, Igueben 39 94, Ikpoba-Okha 14 34, Oredo 11 27, Orhionmwon 0 75, Ovia North East 33 18, Ovia South West 33 0, Owan East 92 75, Owan West 77 60, Uhunmwonde 29 59;
Ekiti 742 495: Ado-Ekiti 18 28, Efon 25 0, Ekiti East 32 73, Ekiti South West 9 13, Ekiti West 30 6, Emure 0 55, Gbonyin 21 58, Ido-Osi 41 24, Ijero 40 11, Ikere 7 26, Ikole 44 52, Ilejemeje 52 28, Irepodun/Ifelodun 27 24, Ise/Orun 2 44, Moba 56 18, Oye 41 40;
Enugu 609 716: Aninri 0 46, Awgu 4 30, Enugu East 44 37, Enugu North 35 34, Enugu South 31 34, Ezeagu 31 10, Igbo-Etiti 61 24, Igbo-Eze North 92 30, Igbo-Eze South 83 23, Isi-Uzo 63 55, Nkanu East 18 52, Nkanu West 22 35, Nsukka 74 24, Oji River 7 13, Udenu 78 39, Udi 34 23, Uzo-Uwani 67 0;
FCT 849 687: Abaji 0 0, Abuja Municipal 54 60, Bwari 72 55, Gwagwalada 57 17, Kuje 20 29, Kwali 29 12;
Gombe 966 1077: Akko 42 37, Balanga 19 95, Billiri 23 39, Dukku 125 0, Funakaye 113 68, Gombe 65 47, Kaltungo 23 77, Kwami 88 58, Nafada 150 44, Shongom 0 51, Yamaltu/Deba 64 70;
Imo 532 684: Aboh Mbaise 13 42, Ahiazu Mbaise 23 43, Ehime-Mbano 32 46, Ezinihitte Mbaise 17 49, Ideato North 54 29, Ideato South 47 31, Ihitte/Uboma 29 53, Ikeduru 24 31, Isiala Mbano 34 37, Isu 35 23, Mbaitoli 28 17, Ngor-Okpala 0 32, Njaba 40 18, Nkwerre 41 27, Nwangele 37 28, Obowo 22 53, Oguta 32 3, Ohaji/Egbema 8 0, Okigwe 48 50, Onuimo 46 40, Orlu 46 21, Orsu 53 14, Oru East 37 13, Oru West 44 9, Owerri Municipal 16 19, Owerri North 16 24, Owerri West 10 16;
Jigawa 1125 829: Auyo 110 171, Babura 135 53, Biriniwa 154 181, Birnin Kudu 19 119, Buji 33 145, Dutse 51 102, Gagarawa 121 124, Garki 111 79, Gumel 138 110, Guri 146 214, Gwaram 0 162, Gwiwa 152 0, Hadejia 120 175, Jahun 82 125, Kafin Hausa 91 172, Kaugama 114 146, Kazaure 139 16, Kiri Kasama 137 195, Kiyawa 57 128, Maigatari 148 123, Malam Madori 127 167, Miga 96 144, Ringim 90 78, Roni 136 2, Sule Tankarkar 139 93, Taura 100 116, Yankwashi 151 23;
Kaduna 924 667: Birnin Gwari 165 0, Chikun 119 78, Giwa 195 79, Igabi 157 89, Ikara 206 151, Jaba 22 135, Jema'a 24 162, Kachia 45 127, Kaduna North 130 78, Kaduna South 126 75, Kagarko 23 101, Kajuru 106 111, Kaura 38 177, Kauru 95 160, Kubau 159 162, Kudan 204 112, Lere 111 191, Makarfi 209 129, Sabon Gari 190 104, Sanga 0 185, Soba 174 130, Zangon Kataf 53 164, Zaria 180 104;
Kano 1074 784: Ajingi 124 116, Albasu 91 125, Bagwai 138 31, Bebeji 83 45, Bichi 149 40, Bunkure 94 75, Dala 126 63, Dambatta 170 76, Dawakin Kudu 110 79, Dawakin Tofa 139 55, Doguwa 0 80, Fagge 124 72, Gabasawa 141 100, Garko 83 98, Garun Mallam 93 53, Gaya 105 119, Gezawa 129 91, Gwale 123 66, Gwarzo 116 9, Kabo 114 34, Kano Municipal 121 65, Karaye 103 16, Kibiya 78 82, Kiru 89 32, Kumbotso 117 65, Kunchi 171 44, Kura 104 62, Madobi 110 53, Makoda 161 64, Minjibir 142 77, Nasarawa 127 66, Rano 77 69, Rimin Gado 121 45, Rogo 78 0, Shanono 131 12, Sumaila 61 106, Takai 78 131, Tarauni 122 68, Tofa 127 45, Tsanyawa 151 17, Tudun Wada 54 62, Ungogo 130 67, Warawa 116 93, Wudil 102 102;
Katsina 1133 710: Bakori 27 34, Batagarawa 157 47, Batsari 145 15, Baure 148 169, Bindawa 139 78, Charanchi 130 59, Dandume 9 9, Danja 5 52, Danmusa 91 24, Daura 168 119, Dutsi 159 105, Dutsin-Ma 111 43, Faskari 37 9, Funtua 19 21, Ingawa 132 98, Jibia 172 19, Kafur 34 58, Kaita 185 68, Kankara 61 34, Kankiya 116 73, Katsina 167 51, Kurfi 132 40, Kusada 113 87, Mai'Adua 183 113, Malumfashi 54 54, Mani 156 78, Mashi 180 89, Matazu 90 57, Musawa 77 66, Rimi 154 64, Sabuwa 0 0, Safana 126 16, Sandamu 157 126, Zango 163 147;
Kebbi 1053 376: Aleiro 176 72, Arewa Dandi 214 28, Argungu 219 74, Augie 233 89, Bagudo 94 38, Birnin Kebbi 193 46, Bunza 157 26, Dandi 126 0, Danko/Wasagu 93 188, Fakai 101 118, Gwandu 199 90, Jega 161 68, Kalgo 174 29, Koko/Besse 87 69, Maiyama 154 56, Ngaski 0 95, Sakaba 64 175, Shanga 71 96, Suru 125 35, Yauri 39 100, Zuru 92 152;
Kogi 682 556: Adavi 74 80, Ajaokuta 73 103, Ankpa 63 211, Bassa 99 148, Dekina 72 165, Ibaji 0 120, Idah 25 115, Igalamela-Odolu 26 149, Ijumu 102 40, Kabba/Bunu 103 59, Koton Karfe 131 130, Lokoja 117 97, Mopa-Muro 131 31, Ofu 49 142, Ogori/Magongo 64 60, Okehi 79 63, Okene 67 67, Olamaboro 40 201, Omala 92 196, Yagba East 131 17, Yagba West 150 0;
Kwara 809 322: Asa 32 123, Baruten 97 0, Edu 84 192, Ekiti 0 210, Ifelodun 42 172, Ilorin East 44 143, Ilorin South 34 146, Ilorin West 40 132, Irepodun 5 172, Isin 15 182, Kaiama 154 94, Moro 66 136, Offa 5 149, Oke-Ero 7 201, Oyun 2 145, Pategi 60 252;
Lagos 644 292: Agege 19 39, Ajeromi-Ifelodun 2 40, Alimosho 16 34, Amuwo-Odofin 1 36, Apapa 2 44, Badagry 0 0, Epe 18 106, Eti-Osa 1 59, Ibeju-Lekki 3 86, Ifako-Ijaiye 24 39, Ikeja 17 42, Ikorodu 18 60, Kosofe 17 49, Lagos Island 2 47, Lagos Mainland 5 45, Mushin 11 43, Ojo 2 24, Oshodi-Isolo 13 40, Shomolu 11 46, Surulere 7 43;
Nasarawa 819 719: Akwanga 81 117, Awe 5 204, Doma 18 114, Karu 80 53, Keana 0 161, Keffi 66 68, Kokona 51 88, Lafia 31 134, Nasarawa 25 52, Nasarawa Egon 56 122, Obi 16 153, Toto 13 0, Wamba 77 146;
Niger 878 435: Agaie 22 199, Agwara 194 20, Bida 31 166, Borgu 154 0, Bosso 87 217, Chanchaga 83 218, Edati 29 129, Gbako 47 166, Gurara 53 272, Katcha 22 187, Kontagora 162 112, Lapai 0 229, Lavun 39 154, Magama 158 61, Mariga 197 144, Mashegu 115 94, Mokwa 49 95, Munya 94 262, Paikoro 69 256, Rafi 141 187, Rijau 231 90, Shiroro 115 233, Suleja 40 280, Tafa 50 289, Wushishi 91 169;
Ogun 648 277: Abeokuta North 74 48, Abeokuta South 68 59, Ado-Odo/Ota 14 29, Ewekoro 44 45, Ifo 32 51, Ijebu East 33 142, Ijebu North 49 119, Ijebu North East 40 124, Ijebu-Ode 33 116, Ikenne 43 92, Imeko Afon 113 12, Ipokia 14 0, Obafemi-Owode 50 65, Odeda 83 79, Odogbolu 27 107, Ogun Waterside 0 161, Remo North 51 96, Sagamu 29 77, Yewa North 62 11, Yewa South 31 18;
Ondo 624 469: Akoko North East 128 106, Akoko North West 137 108, Akoko South East 119 121, Akoko South West 122 107, Akure North 111 59, Akure South 100 49, Ese-Odo 3 27, Idanre 85 44, Ifedore 115 41, Ilaje 0 10, Ile Oluji/Okeigbo 103 26, Irele 25 32, Odigbo 47 15, Okitipupa 29 0, Ondo East 92 27, Ondo West 81 12, Ose 84 106, Owo 95 90;
Osun 722 418: Atakunmosa East 23 62, Atakunmosa West 36 47, Ayedaade 25 18, Ayedire 38 8, Boluwaduro 71 63, Boripe 66 52, Ede North 49 29, Ede South 45 28, Egbedore 58 24, Ejigbo 67 12, Ife Central 22 43, Ife East 17 43, Ife North 17 28, Ife South 0 47, Ifedayo 75 83, Ifelodun 70 51, Ila 79 72, Ilesa East 37 58, Ilesa West 41 56, Irepodun 61 32, Irewole 15 1, Isokan 7 1, Iwo 42 0, Obokun 57 61, Odo Otin 79 48, Ola-Oluwa 52 6, Olorunda 56 38, Oriade 31 71, Orolu 64 30, Osogbo 52 40;
Oyo 727 322: Afijio 50 71, Akinyele 34 70, Atiba 64 73, Atisbo 118 18, Egbeda 14 81, Ibadan North 14 68, Ibadan North East 10 70, Ibadan North West 12 67, Ibadan South East 8 69, Ibadan South West 10 67, Ibarapa Central 21 2, Ibarapa East 30 23, Ibarapa North 37 0, Ido 21 54, Irepo 181 64, Iseyin 68 35, Itesiwaju 94 25, Iwajowa 70 1, Kajola 78 14, Lagelu 24 84, Ogbomosho North 86 104, Ogbomosho South 82 102, Ogo-Oluwa 68 95, Olorunsogo 148 91, Oluyole 0 70, Ona-Ara 5 81, Orelope 157 54, Ori-Ire 106 89, Oyo East 59 75, Oyo West 58 70, Saki East 136 40, Saki West 128 4, Surulere 78 121;
Plateau 869 870: Barkin Ladi 89 23, Bassa 137 4, Bokkos 55 22, Jos East 120 41, Jos North 124 19, Jos South 105 11, Kanam 81 129, Kanke 70 92, Langtang North 47 110, Langtang South 0 113, Mangu 83 47, Mikang 33 92, Pankshin 61 69, Qua'an Pan 25 54, Riyom 92 0, Shendam 12 88, Wase 44 135;
Rivers 445 652: Abua/Odu 39 6, Ahoada East 62 13, Ahoada West 65 0, Akuku-Toru 26 22, Andoni 6 87, Asari-Toru 29 34, Bonny 0 66, Degema 24 41, Eleme 33 63, Emuoha 51 26, Etche 63 53, Gokana 21 78, Ikwerre 61 38, Khana 22 89, Obio/Akpor 39 48, Ogba/Egbema/Ndoni 89 12, Ogu/Bolo 22 69, Okrika 25 60, Omuma 64 68, Opobo/Nkoro 7 101, Oyigbo 39 78, Port Harcourt 33 49, Tai 30 73;
Sokoto 1202 444: Binji 116 49, Bodinga 81 76, Dange-Shuni 83 96, Gada 167 123, Goronyo 141 124, Gudu 144 0, Gwadabawa 136 92, Illela 162 93, Isa 121 200, Kebbe 0 44, Kware 109 89, Rabah 105 123, Sabon Birni 149 184, Shagari 55 70, Silame 96 47, Sokoto North 104 84, Sokoto South 99 82, Tambuwal 30 41, Tangaza 143 63, Tureta 58 103, Wamakko 102 72, Wurno 123 99, Yabo 73 55;
Taraba 674 979: Ardo-Kola 212 144, Bali 147 129, Donga 95 47, Gashaka 83 161, Gassol 185 87, Ibi 148 0, Jalingo 214 164, Karim Lamido 258 131, Kurmi 40 91, Lau 245 173, Sardauna 0 141, Takum 71 24, Ussa 36 24, Wukari 116 3, Yorro 223 180, Zing 219 206;
Yobe 1089 1001: Bade 194 101, Bursari 189 146, Damaturu 89 197, Fika 47 128, Fune 93 141, Geidam 194 196, Gujba 55 211, Gulani 0 167, Jakusko 161 92, Karasuwa 202 77, Machina 212 0, Nangere 92 99, Nguru 199 44, Potiskum 78 111, Tarmuwa 139 174, Yunusari 215 184, Yusufari 225 94;
Zamfara 1193 524: Anka 19 74, Bakura 71 70, Birnin Magaji 58 161, Bukkuyum 19 50, Bungudu 34 134, Gummi 16 0, Gusau 23 145, Kaura Namoda 60 138, Maradun 73 109, Maru 7 108, Shinkafi 109 130, Talata-Mafara 45 86, Tsafe 0 171, Zurmi 90 149`

/** What else people write for an LGA, in the order of its id. A name of several LGAs stands at each of them. */
export const OTHER_NAMES = `abia-obingwa: Obioma Ngwa;
abia-osisioma: Osisioma Ngwa, Aba;
adamawa-yola-north: Jimeta, Yola Town;
bauchi-katagum: Azare;
benue-otukpo: Oturkpo;
delta-ethiope-east: Abraka;
delta-ika-south: Agbor;
delta-oshimili-south: Asaba;
delta-udu: Warri;
delta-uvwie: Effurun, Warri, Ekpan, PTI Road;
delta-warri-south: Warri;
edo-egor: Ugbowo, Uselu, Uniben, Benin, Benin City;
edo-esan-north-east: Uromi;
edo-esan-west: Ekpoma;
edo-etsako-west: Auchi;
edo-ikpoba-okha: Ikpoba Hill, Aduwawa, Sakponba, Ikpoba, Benin, Benin City;
edo-oredo: New Benin, Benin, Benin City;
edo-ovia-north-east: Ekosodin, Oluku, Isihor, Okada;
ekiti-ado-ekiti: Ado;
enugu-enugu-east: Abakpa, Abakpa Nike, Trans Ekulu, Emene, Nike;
enugu-enugu-north: Independence Layout, New Haven, Ogui, Asata, Ogbete, Coal Camp;
enugu-enugu-south: Uwani, Achara Layout, Awkunanaw, Idaw River;
fct-abuja-municipal: AMAC, Wuse, Garki, Maitama, Asokoro, Gwarinpa, Gwarimpa, Jabi, Utako, Lugbe, Nyanya, Karu, Apo, Gudu, Lokogoma, Galadimawa, Durumi, Wuye, Kado, Life Camp, Katampe, Mabushi, Central Area, Guzape, Jikwoyi, Kurudu, Jahi, Karmo;
fct-bwari: Kubwa, Mpape, Dutse, Dutse Alhaji, Dawaki, Ushafa;
fct-gwagwalada: Zuba;
imo-owerri-municipal: World Bank, New Owerri, Ikenegbu;
jigawa-kiri-kasama: Kirikasamma;
kaduna-chikun: Sabon Tasha, Narayi, Gonin Gora, Kujama;
kaduna-igabi: Rigasa, Rigachikun, Mando;
kaduna-jemaa: Kafanchan;
kaduna-kaduna-north: Malali, Ungwan Rimi, Ungwan Dosa, Kawo;
kaduna-kaduna-south: Barnawa, Kakuri, Makera, Tudun Wada;
kaduna-sabon-gari: Samaru;
kano-fagge: Sabon Gari;
kano-gwale: Dorayi;
kano-kano-municipal: Sharada, Kofar Mata;
kano-kumbotso: Naibawa;
kano-nasarawa: Bompai, Hotoro, Badawa, Nassarawa;
kano-tarauni: Gyadi Gyadi, Farm Centre;
kano-ungogo: Rijiyar Zaki;
kwara-ifelodun: Ganmo;
kwara-ilorin-south: Tanke;
kwara-pategi: Patigi;
lagos-agege: Oko Oba, Orile Agege, Pen Cinema;
lagos-ajeromi-ifelodun: Ajegunle, Ajeromi, Ifelodun, Amukoko;
lagos-alimosho: Ikotun, Egbeda, Ipaja, Iyana Ipaja, Igando, Idimu, Akowonjo, Abule Egba, Ayobo, Egbe, Shasha, Meiran;
lagos-amuwo-odofin: Festac, Festac Town, Satellite Town, Mile 2, Kirikiri, Amuwo;
lagos-apapa: Tin Can;
lagos-badagry: Seme, Badagary;
lagos-eti-osa: VI, V I, Victoria Island, Lekki, Ikoyi, Ajah, Obalende, Oniru, Banana Island, Ikate, Chevron, Sangotedo, Badore, Osapa, Osapa London, Agungi, Ikota, VGC;
lagos-ibeju-lekki: Ibeju, Awoyaya, Bogije, Lakowe, Abijo, Eleko;
lagos-ifako-ijaiye: Ifako, Ijaiye, Iju, Iju Ishaga, Fagba, Ojokoro, Ogba;
lagos-ikeja: Berger, Ojodu, Ojodu Berger, Omole, Alausa, Oregun, Agidingbi, Opebi, Allen, Allen Avenue, Ogba;
lagos-ikorodu: Ijede, Imota, Igbogbo, Odogunyan, Owutu;
lagos-kosofe: Ketu, Ojota, Mile 12, Magodo, Maryland, Anthony, Ogudu, Oworonshoki, Ikosi, Ikosi Isheri, Alapere;
lagos-lagos-island: CMS, Marina, Idumota, Balogun, Onikan, Isale Eko;
lagos-lagos-mainland: Yaba, Ebute Metta, Oyingbo, Makoko, Iddo, Jibowu, Unilag;
lagos-mushin: Ilupeju, Idi Araba, Papa Ajao, Odi Olowo;
lagos-ojo: Alaba, Alaba International, Okokomaiko, Okoko, Iba, Iyana Iba, Lasu, Ajangbadi;
lagos-oshodi-isolo: Oshodi, Isolo, Okota, Ejigbo, Ajao Estate, Mafoluku, Ilasamaja;
lagos-shomolu: Somolu, Bariga, Palmgrove, Onipanu, Fadeyi, Obanikoro, Akoka, Gbagada;
lagos-surulere: Ojuelegba, Aguda, Itire, Lawanson, Bode Thomas, Masha, Ijeshatedo;
nasarawa-karu: Mararaba, Masaka, New Nyanya, New Karu;
niger-bosso: Minna;
niger-chanchaga: Minna;
ogun-ado-odo-ota: Ota, Otta, Sango Ota, Sango, Agbara, Ado Odo;
ogun-ifo: Akute, Ajuwon, Ijoko;
ogun-ijebu-north: Ago Iwoye, Ijebu Igbo;
ogun-obafemi-owode: Mowe, Ibafo, Magboro, Arepo;
ogun-sagamu: Shagamu, Ogijo;
ogun-yewa-north: Egbado North, Ayetoro;
ogun-yewa-south: Egbado South, Ilaro;
osun-ife-central: Ile Ife;
osun-ife-east: Ile Ife;
osun-ilesa-east: Ilesha, Ilesha East;
osun-ilesa-west: Ilesha, Ilesha West;
osun-osogbo: Oshogbo;
oyo-akinyele: Ojoo, Moniya, Ibadan;
oyo-egbeda: Ibadan;
oyo-ibadan-north-east: Iwo Road;
oyo-ibadan-north-west: Dugbe, Eleyele, Jericho;
oyo-ibadan-north: Bodija, Mokola, Agbowo, Sango, UI, University of Ibadan;
oyo-ibadan-south-east: Molete;
oyo-ibadan-south-west: Challenge, Oke Ado, Apata;
oyo-ido: Ologuneru, Ibadan;
oyo-lagelu: Akobo, Ibadan;
oyo-ogbomosho-north: Ogbomoso, Ogbomoso North;
oyo-ogbomosho-south: Ogbomoso, Ogbomoso South;
oyo-oluyole: Ibadan;
oyo-ona-ara: Ibadan;
plateau-jos-south: Bukuru, Rayfield;
rivers-eleme: Onne;
rivers-ikwerre: Igwuruta, Omagwa;
rivers-khana: Bori;
rivers-obio-akpor: Obio, Akpor, Rumuola, Rumuokoro, Rumuokwuta, Rumuigbo, Rumuomasi, Rumuodara, Choba, Ada George, Woji, Elelenwo, Eliozu, Rukpokwu, Alakahia, Ozuoba, Port Harcourt, PH, PHC;
rivers-ogba-egbema-ndoni: Omoku;
rivers-port-harcourt: Diobu, D Line, Borokiri, Trans Amadi, PH, PHC`

export const OTHER_STATE_NAMES = `fct: Abuja, Federal Capital Territory; nasarawa: Nassarawa; akwa-ibom: Akwaibom;
cross-river: Cross Rivers`
